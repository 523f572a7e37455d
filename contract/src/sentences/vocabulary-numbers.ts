import type { Bound, Phrase, Unit } from './meanings.ts'
import { phrases } from './phrases.ts'

const unit = (name: Unit, text: string) => phrases({ is: 'unit', unit: name }, text)
const bound = (name: Bound, text: string) => phrases({ is: 'bound', bound: name }, text)
const boundAfter = (name: Bound, text: string) => phrases({ is: 'boundAfter', bound: name }, text)
const count = (name: Unit, value: number, text: string) =>
  phrases({ is: 'count', unit: name, count: value }, text)

export const numberPhrases: readonly Phrase[] = [
  // Other numbers in words are read by `spelledNumberAt`.
  ...phrases({ is: 'number', value: 1 }, 'single'),
  ...phrases(
    { is: 'times', factor: 1_000_000 },
    'm, mil, mill, mills, mils, million, millions, miljoen, mio, mln, bar, milion, milions, millon, millin, milliom, miljon, miljoene, milljoen, meljoen, milj, miljn',
  ),
  ...phrases(
    { is: 'times', factor: 1_000 },
    'k, thou, thousand, thousands, duisend, grand, ks, thousend, thosand, thousnd, tousand, duisent',
  ),

  ...phrases({ is: 'times', factor: 100_000 }, 'hundred thousand, hundred k, honderd duisend'),

  ...unit(
    'bedrooms',
    `bed, beds, bedroom, bedrooms, bedroomed, bedder, bdr, bdrm, bdrms, br, brs, bd, bds, bdm, bdms, brm, brms, bedr, bdroom, slaapkamer, slaapkamers,
    bedrm, bedrms, slk, slp, slpk, slpkr, slaapk, slaapkmr, slaapkmrs, bd rm, bd rms, bed rm, bed rms, slaap kamer, slaap kamers, kamer, kamers, b, b r, bed room, bed rooms, sleeping rooms, s k, beded, bedded, en suite bedroom, en suite bedrooms, ensuite bedroom, ensuite bedrooms`,
  ),
  ...unit(
    'bathrooms',
    `bath, baths, bathroom, bathrooms, bathroomed, badk, bdk, bk, bad, bth, bths, bthrm, bathrm, bathrms, badkamer, badkamers, bad kamers, ba, bath room, bath rooms,
    full bathrooms, full baths, en suite, en suites, ensuite, ensuites, en suite bathroom, en suite bathrooms, ensuite bathrooms`,
  ),
  ...unit(
    'garages',
    `garage, garages, garaging, lock up garage, lock up garages, lockup garage, lock up, lockup, motorhuis, motorhuise, garage spaces, car garage, car garages, grg, grgs, gge, gges, gar, gars`,
  ),
  ...unit(
    'parking',
    `parking, parkings, cars, car, parking bay, parking bays, parking space, parking spaces, parking spots, parking spot, bays, covered parking, covered parkings, secure parking,
    off street parking, undercover parkings, undercover bays, undercover parking bays, basement parkings, underground parkings, underground parking, basement parking, undercover parking, u c parking, u c parkings, u g parking, u g pkg, u c pkg, pkg, parkering, parkeerplek, parkeerplekke, parkeer plek, carport, carports, double carport, double carports, dbl carport, single carport, dubbel motorafdak, motorafdak, motorafdakke`,
  ),
  ...unit(
    'size',
    `m2, sqm, sqms, sq, sqs, sq m, sq ms, sq mt, sq mtr, sq mtrs, sqmt, sq metre, sq metres, sq meter, sq meters, square metre, square metres, square meter,
    square meters, square m, squares, square, vierkante meter, vierkante meters, vierkant meter, vierkant, vkm, vk m, vk meter, m sq, metres squared, meters squared, squared metres, kwadraat, metre square, meter square`,
  ),
  ...unit(
    'squareFeet',
    'sq ft, sqft, sq feet, square feet, square foot, sqf, sq f, sq foot, vierkante voet',
  ),
  ...unit(
    'hectares',
    'ha, has, hectare, hectares, hektaar, hektare, hectar, hectars, hektar, hectre, hectres',
  ),
  ...unit('acres', 'acre, acres'),
  ...unit('morgen', 'morgen, morge, morg'),
  ...unit(
    'erf',
    `erf size, erf area, erf grootte, erfgrootte, stand size, plot size, land size, land area, yard size, lot size, standgrootte, ground size, plotgrootte, size of erf, yard of, grondoppervlakte`,
  ),
  ...unit(
    'floor',
    `floor, floor size, floor area, floor space, floorspace, under roof, gla, gross lettable area, lettable area, building size, vloeroppervlak, vloeroppervlakte,
    vloergrootte, vloerspasie, vloer, onder dak, vloerruimte, living area, house size, internal area, floor plan, lettable space, of floor space, of floor area`,
  ),
  ...unit('kilometres', 'km, kms, kilometre, kilometres, kilometer, kilometers, k m, kays'),
  ...unit(
    'minutes',
    'min, mins, minute, minutes, minuut, minute s, minuten, minute drive, min drive',
  ),
  ...unit('hours', 'hour, hours, hr, hrs, uur, ure, h, hours drive, hour drive'),
  ...unit(
    'people',
    `people, persons, adult, child, volwassene, volwassenes, grootmense, grootmens, grandchildren, grandkids, kleinkinders, teenagers, teens, tieners, family of, gesin van, familie van, a family of, person, pax, adults, guests, mense, persone, gaste, of us, family members, kids, children, kinders, kid, heads, pers, ppl, peeps, kids and adults, holidaymakers`,
  ),
  ...unit(
    'sleeps',
    'sleeps, sleep, sleeping, slaap, slaapplek vir, wat slaap, sleeps up to, can sleep, accommodates, accommodating, huisves',
  ),
  ...unit('couples', 'couples, pare, paartjies'),
  ...unit(
    'sleeper',
    'sleeper, sleepers, slpr, slprs, slaper, slaper eenheid, sleeper unit, sleeper chalet',
  ),
  ...unit(
    'price',
    `price, priced, pricing, price range, price of, budget, my budget, our budget, asking, asking price, price tag, prys, prysklas, prysreeks, begroting, priced at, rent of, rental of, huur van, huurgeld, spend, cost, costs, costing, price limit, afford, can afford`,
  ),
  ...unit(
    'monthly',
    `pm, p m, pcm, per month, a month, each month, every month, month, monthly, per maand, maandeliks, maand, n maand, per mnd, pmnth, p mnd, pmonth, pm rental, pm rent, mpm, mnth, mth, mo, per mnth, per mth, per mo, p mnth, a mnth`,
  ),
  ...unit(
    'perSize',
    `per m2, sqm rate, m2 rate, rate per m2, rate per sqm, square metre rate, per sqm, per sq m, per square metre, per square meter, r m2, r sqm, r sq m, rand m2, price per m2, price per sqm, rand per m2, rand per sqm, prys per m2, a square metre, a square, per square, p m2, psm, psqm, p sqm, per sq, per vierkante meter, per vierkant, per vkm, per vk m, pm2, a m2, per sq metre, per sq meter`,
  ),
  ...unit('weekly', 'per week, a week, pw, p w, n week, weekly, weekliks'),
  ...unit(
    'otherRate',
    `per night, a night, pppn, pn, per day, a day, per annum, pa, p a, per year, a year, per nag, per dag, per jaar, yearly, annually, per person, per ha, per hectare, a hectare, per acre, an acre, per hektaar, n hektaar, per student, per bed, per head`,
  ),
  ...unit('rand', 'rand, rands, zar, r, bucks'),
  // Belongs to a holiday club: neither a criterion nor a price.
  ...unit(
    'points',
    'points, rci points, holiday club points, vacation club points, club points, holiday points, rci point, punte, rci punte, points a year, points per year',
  ),
  // Neither the price nor a criterion: the amount with it must not become the price.
  ...unit(
    'otherCost',
    `levy, levies, annual levy, yearly levy, monthly levy, levy of, levies of, heffing, heffings, jaarlikse heffing, maandelikse heffing, rates, rates and taxes, rates of, erfbelasting, deposit, deposit of, deposito, transfer costs, bond repayment, bond repayments, repayment, repayments, instalment, installment, paaiement, verbandpaaiement, income, joint income, household income, monthly income, combined income, rental income, rental income of, income of, salary, salary of, earn, earning, we earn, i earn, inkomste, gesamentlike inkomste, huurinkomste, salaris, verdien, operating costs, rental return, rental returns, rental yield, monthly return, current rental, rented at, rented out at, tenant pays, tenant paying, huidige huur, yield, yield of, net yield, nett yield, gross yield, net yield of, nett yield of, gross yield of, cap rate, cap rate of, roi, roi of, return on investment, bedryfskoste, usd, us dollars, dollars, dollar, euro, euros, eur, gbp, pounds, pounds sterling, us dollar`,
  ),

  ...unit('bond', 'bond, bond of, home loan, home loan of, verband, verband van, huislening'),

  ...count(
    'garages',
    2,
    'double garage, double garages, double gar, dbl gar, dubbel gar, dbl garage, dbl garages, dble garage, dble garages, dubble garage, dubbel garage, dubbele garage, dubbelgarage, dubbel motorhuis, dubble motorhuis, dubbelmotorhuis, two car garage, dg, double lock up garage, double lockup garage, dbl grg, dbl gge, double gge, tandem garage, double lock up, twin garage',
  ),
  ...count(
    'garages',
    1,
    'single garage, sg, single gar, sgl gge, single gge, sgl garage, sgl gar, enkel garage, enkelgarage, enkel motorhuis, one car garage',
  ),
  ...count(
    'garages',
    3,
    'triple garage, triple garages, three car garage, driedubbel garage, trippel garage, driedubbele garage',
  ),
  ...count('garages', 4, 'quad garage'),
  ...count(
    'minutes',
    30,
    'half an hour, half hour, half an hours, halfuur, half n uur, 1/2 hour, n halfuur',
  ),
  ...count('minutes', 60, 'an hour, an hours, n uur, one hour, 1 hours'),
  ...count('minutes', 45, 'three quarters of an hour, driekwartier'),
  ...count(
    'minutes',
    90,
    'an hour and a half, hour and a half, anderhalf uur, one and a half hours',
  ),
  ...count('minutes', 120, 'couple of hours, a couple of hours'),
  ...count('people', 2, 'couple, two of us, paartjie'),

  ...bound(
    'most',
    `under, undr, unda, sub, just under, just below, net onder, not further than, no further than, not farther than, no farther than, nie verder as, below, up to, upto, max, maximum, max of, maximum of, less than, lower than, cheaper than, no more than, not more than, not over, not above, not exceeding, at most,
    within budget, until, till, to a max of, to max, limit, tot, tot by, onder, minder as, laer as, goedkoper as, nie meer as, nie duurder as, not more expensive than, belw, hoogstens, maks, maksimum, ten hoogste, smaller than, kleiner as, within, binne, <, ≤, nothing over, nothing above, beneath, capped at, cap, not bigger than, no bigger than, not larger than, no larger than, nie groter as, nie hoër as, ceiling of, for under, for less than, for up to, vir onder, vir minder as, no higher than, anything under, anything below, only up to, less then, under the, tot en met, in under`,
  ),
  ...bound(
    'least',
    `from, at least, min, minimum, minimum of, min of, no less than, not less than, not under, not below, starting at, starting from, starts at, vanaf, minstens, ten minste, minimaal, nie minder as, ≥, nothing under, nothing below, not smaller than, no smaller than, not lower than, not cheaper than, no cheaper than, not fewer than, no fewer than, nie kleiner as, nie laer as, nie goedkoper as, anything over, anything above, anything from, above the`,
  ),
  ...bound(
    'more',
    'over, just over, net oor, above, more than, upwards of, exceeding, bigger than, larger than, greater than, higher than, bo, meer as, duurder as, more expensive than, pricier than, oor, groter as, hoër as, >, more then, in excess of',
  ),
  ...bound(
    'about',
    'around, about, roughly, approx, approximately, circa, near, close to, more or less, ongeveer, omtrent, om en by, min of meer, vir so, vir ongeveer, vir omtrent, so om en by, vir so om en by, so ongeveer, so rondom, plus minus, rondom, in die omgewing van, in the region of, ~, ±, ca, plusminus, plus/minus, somewhere around, ish, naby, or so, give or take',
  ),
  ...bound(
    'between',
    'between, tussen, van, ranging from, range, in the range of, anywhere between, from between, in the range',
  ),
  ...boundAfter(
    'least',
    `plus, or more, and more, and up, or up, upwards, and above, or above, and over, or over, of meer, en meer, en op, and upwards, or bigger, or larger, of groter, minimum, min, at least, en hoër, or higher, and bigger, of hoër, and larger, af, af op, en duurder, and higher`,
  ),
  ...boundAfter(
    'most',
    `or less, and less, and under, or under, or below, and below, of minder, en minder, max, maximum, maks, tops, or cheaper, of goedkoper, maksimum, at most, or smaller, of kleiner, budget, or lower, of laer, limit, ceiling`,
  ),
  ...boundAfter(
    'about',
    'or thereabouts, thereabouts, or so, ish, more or less, give or take, approximately, approx, of so',
  ),
  ...phrases({ is: 'to' }, 'to, tot, until, till, through, up to, tot by'),
  ...phrases({ is: 'and' }, 'and, en, n, as well as, asook, sowel as'),
  ...phrases({ is: 'or' }, 'or, of, either, and or, óf, alternatively, oftewel, else'),
]
