import type { Phrase } from './meanings.ts'
import { phrases } from './phrases.ts'

/** Meaningless words: they are neither understood nor ignored. */
export const fillerPhrases: readonly Phrase[] = phrases(
  { is: 'filler' },
  `uhm, umm, um, uh, uhh, erm, know of, knows of, anyone know of, does anyone know of, nr, with, wiht, whit, whith, in, fo, plese, pleas, pleez, loking, lokking, the, a, an, at, on, of, for, to, and, or, by, is, are, be, that, which, who, this, it, its, there, i, im, i'm, me, my, we, our, us, you, your, please, pls, plz, thanks, thank you, hi, hello, hey, hallo, dear, good day, good morning, good afternoon, good evening, morning all, evening all, afternoon all, hi all, hello all, hi there, hello there, hi everyone, hello everyone, hi guys, good morning all, good evening all, greetings, goeie dag, goeiedag, goeie môre, goeiemôre, goeie middag, goeiemiddag, goeienaand, kind regards, regards, groete, baie dankie, thanking you, thanking you in advance, sir, madam, sir or madam, sir madam, dearly, grateful, most grateful, appreciate, would appreciate, much appreciated, assist, assist me, assist us, advise, kindly advise, whether, finding, real estate, thanks a lot, many thanks, yes, ja, w, wth, either, how much, af, find, search, searching, filter, filter by, list, list all, show, show me, give, get, got,
  look, looking, looking for, looking 4, look for, want, wants, wanted, wanting, need, needs, needed, needing, like, would like, would love, would, love, wish, require, requires, required, requiring, seeking, seek, seeks, after, interested, interested in, hoping, has, have, having, must have, must, allow, allows, allowing, accept, accepts, should, should have, can, could, ideally, preferably, prefer, preferred, prefers, also, plus, including, includes, include, included, incl, inc, as well, too have, some, any, all, another, other, one that, something, anything, place, places, property, properties, unit, units, listing, listings, option, options,
  do you have, do, does, did, hav, lkng, lkng 4, lkng for, lking, lkn, lkn 4, gd day, gud day, gd morning, lookin, lookin 4, lookin for, lookn, lookn 4, lookng 4, lookng, luking, lukin, luking for, lukin for, wanna, gonna, any1, some1, u, ur, thx, tnx, tx, plse, plss, send, send me, stuur, stuur my, anyone, anybody, does anyone have, iemand, gesoek, gevra,  hope you are well, hope youre well, hope you well, trust you are well, hope this finds you well, what, where, whats, wheres, are there, is there, any available, area, areas, suburb, suburbs, town, region, province, provinsie, district, distrik, located, situated, location, based, somewhere, side, around, near, nearby, close, close to, next to, within, from, up, about, between, under, over, over the, per, each, but, so, then, just, only, am, was, will, been, being, if, possible, if possible, as, than, into, inside, via, out, live, living, stay, move, moving, relocate, relocating, thats, that's, whose, where there, maybe, perhaps, currently, really, help, kindly, trying, ourselves, myself, rand, im looking, my first, our first, my very first, my eerste, ons eerste, op perseel, op die perseel, on the premises, available for, least, a lot of, lot of, lots of, plenty of, ref, ref no, reference, reference no, reference number, ref number, web ref, webref, property id, listing id, verwysing, verwysingsnommer, ad, advert, adverts, hunt, hunting, ready, set, type, kind, sort of, style, i'd, id, ill, i'll, we're, were, weve, they, their, how, price, priced, prices, budget, our budget, my budget, asking price, asking, range, own, size, sized, size of, sqm, m2,
  met, met n, in, n, 'n, die, ’n, vir, asb, asseblief, ek, ons, my, soek, soek na, op soek na, op soek, wil, wil hê, wil he, graag, wil graag, nodig, benodig, het, is, wat, wat het, moet, moet hê, moet he, moet wees, sal, kan, wees, te, om te, om, en, of, by, op, aan, na, naby, rondom, van, vanaf, uit, ook, asook, insluitend, ingesluit, enige, iets, plek, plekke, plekkie, plekkies, eiendom, eiendomme, eenheid, eenhede, gebied, omgewing, area, voorstad, dorp, dankie, wys, wys my, kry, hier, daar, dit, hê, he, hou van, verkieslik, liefs, sowat, so, maar, net, êrens, erens, tot, tussen, onder, oor, per, as, se, jy, julle, moontlik, indien, beste prys, opsies, prys, begroting, trek, bly, woon, waar, hoeveel, wat kos, kos, met die, wat, groot genoeg vir, geskik, geskikte, suitable, suitable for, geskik vir, fit, fits, during, gedurende, tydens, radius, straal, binne n radius, binne n straal, south africa, in south africa, anywhere, anywhere in south africa, suid afrika, sa, rsa, r, zar, min, max, &, dis, soos, eie, teen`,
)

/** Ordinary words without a criterion. Without them they would be taken for misspellings. */
export const plainPhrases: readonly Phrase[] = phrases(
  { is: 'plain' },
  `studying, studies at, who studies, studeer, studeer aan, built, build, builder, slaapsaal, slaapsale, dormitory, realtor, realtors, real estate agent, real estate agents, letting agent, letting agents, downtown, builders, caller, alike, portal, constantly, evergreen, afrikaans, afrikaanse, engels, engelse, english, whale, whales, whale watching, whale season, atlantic, juice, linen, temple, soldier, soldiers, field, fields, notice, copy, copies, form, forms, still, multiple, action, actions, patch, part, parts, disable, tries, model, models, delay, welcome, waits, wait, garbage, maintain, maintains, maintenance, backward, closes, spelling, addon, alive, complies, site, sites, care, cares, cores, dispatch, complete, completes, christian, discover, discovered, drawn, oldest, chose, setters, simplest, generate, generates, transfer, transfers, transfer duty,
  too, very, couple of, a couple of, room, rooms, occupied, noisy, loud, busy, dark, dirty, dangerous, crime, safe, safer, safety, veilig, veilige, big, bigger, biggest, large, larger, largest, small, smaller, smallest, huge, tiny, little, nice, nicer, nicest, good, better, great, best, beautiful, lovely, pretty, stunning, gorgeous, perfect, decent, neat, clean, old, older, new, newer, young, fancy, bright, light, airy, warm, cool, comfortable, amazing, charming, dream, special, bargain, unique,
  mooi, mooiste, groot, groter, grootste, klein, kleiner, netjies, netjiese, nuut, nuwe, oud, ou, skoon, goeie, beste, pragtige, lekker, ruim, ligte, kwaliteit, quality, value, finishes, condition, central, sentraal, sentrale, suburb, parents, kids, children, kinders, child, baby, wife, husband, family, families, gesin, familie, friends, vriende, mother, father, daughter, son, granny, ouma, oupa, single, singles, young professionals, professional, professionals, working, work, job, works, werk, bachelorette,
  distance, walking, walking distance, loopafstand, stapafstand, loop afstand, stap afstand, drive, driving, commute, car, cars, traffic, verkeer, street, straat, road, pad, avenue, drive time, neighbourhood, neighborhood, buurt, community, gemeenskap, church, kerk, neighbours, bure, amenities, transport, bus, taxi, train, station, minutes, minute, minuut, hours, hour, hrs, mins, km, kms, kilometres,
  agent, agents, agente, estate agent, estate agents, eiendomsagent, eiendomsagente, to park, near my office, close to my office, near my work, near work, close to work, close to my work, my office, my work, naby my werk, naby werk, on show sunday, on show this sunday, on show saturday, on show this saturday, on show this weekend, leasehold, huurpag, private seller, private sellers, private owner, privaat verkoper, privaat eienaar, alternate, alternating, annual, annually, biennial, odd, even, odd year, even year, facility, facilities, fasiliteite, owner, owners, eienaar, private sale, urgent, urgently, dringend, negotiable, onderhandelbaar, bond, verband, cash, kontant, buyer, seller, tenant, tenants, huurder, landlord, levy, levies, heffing, rates, taxes, belasting, mortgage, loan, lening, payment, installment, interest, deal, deals, offer, offers, aanbod, show house, showhouse, show day, on show, open house, virtual tour, video, photos, pictures, fotos,
  smoking, smoke, smokers, rook, quick, quickly, soon, gou, later, today, tomorrow, vandag, more, year, years, jaar, month, months, maand, date, time, times, tyd, day, days, dag, dae, night, nights, nag, this weekend, the weekend, hierdie naweek, weekends, naweke, morning, evening, floors, storey, storeys, verdieping, vloere, kitchen, kombuis, lounge, sitkamer, toilet, toilets, toilette, bedroom, bedrooms, bathroom, bathrooms, bed, beds, slaapkamer, slaapkamers, badkamer, badkamers, bath, shower, stort, basin, door, doors, deur, deure, window, windows, venster, vensters, wall, walls, muur, mure, gate, hek, fence, fenced, omhein, omheinde, roof, dak, tin roof, sinkdak, ceiling, plafon, cupboard, wardrobe,
  store room key, horse riding school, simple, factor, factors, officer, officers, mouse, gardener, gardeners, beech, bench, bleach, breach, coats, ledge, prize, pride, state, states, stone, stones, store front, story, floats, float, sheep, shape, court, courts, sand, shore, rented out, currently let, already let, let out, currently rented, rental rooms, rent out, to rent out, blank, black, brown, green, groen, yellow, geel, grey, grys, orange, pink, purple, dental, plaza, horizon, stairs, staircase, trap, trappe, steps, centre, center, sentrum, middle, middel, heart, hart, edge, rand van, corner of, end, begin, start, second, half, third, quarter, quarters, double, dubbel, triple, full, partly, partially, semi, empty, leeg, vacant, vakant, occupied tenant, beyond, away, far, ver, far from, inside of, binne in, front, back, agter, voor, left, right, opposite, oorkant, across, north, south, east, west, noord, suid, oos, wes, northern, southern, eastern, western, upper, lower, top, bottom, high, low, hoog, laag,
  expensive, duur, overpriced, pricey, exchange, swap, ruil, trade, invest, rich, poor, wealthy, ghost, haunted, furnished or unfurnished, unfurnished or furnished, furnished or not, gemeubileerd of ongemeubileerd, unfurnished, ongemeubileerd, ongemeubileerde, semi furnished, semi-furnished, part furnished, partly furnished, partially furnished, half furnished, gedeeltelik gemeubileerd, deels gemeubileerd, pets not allowed, no pets allowed, pet free, pets free, petfree, pool free, smoke free, smoking free, non smoking, non smokers, water, electricity, krag, elektrisiteit, power, lights, ligte en water, ants, damp, mould, leak, leaks, problem, problems, probleem, issues, whatever, random, banana, elephant, unicorn, castle, kasteel, moon, mars, boat, boot, caravan, karavaan, trailer, hunting trip, fishing, vis, surf, surfing, hiking, stap, cycling, running, shopping, inkopies, restaurants nearby, coffee, koffie, wine, wyn, beer, sport, sports, rugby, cricket, soccer, football, music, party, parties, bachelor party, bachelors party, bachelor's party, bachelorette party, party house, wedding, troue, function, functions, event, events, meeting, clients, staff, employees, employee, workers, personeel, company, maatskappy, startup, business owner, teacher, doctor, nurse, lawyer, engineer, dentist, dokter, prokureur, haunt, enough, genoeg, extra, additional, ekstra, separate, aparte, own entrance, eie ingang, private entrance, entrance, ingang, access, toegang, thing, things, dinge, stuff, goed, kinda, sorta, lots, lot of, many, baie, several, few, verskeie, few kids, not sure, flexible, buigsaam, prefer not, ride, walk, stone's throw, people, persons, person, mense, persone, guests, couple, hectares, hectare, hektaar, million, miljoen, thousand, duisend, percent, discount, afslag, sales, letter, letters, rest, resting, bedding, beding, houses of parliament, parliament, la cote d azur, la cote dazur, wheel, chair, chairs, table, tafel, homestead, homesteads, house-trained, housing scheme, scheme, share block, share blocks, shareblock, flatmate, flatmates, roommate, housemate, housemates, share, shared, deel, gedeel, gedeelde, house plans, building plans, approved plans, plans approved, bouplanne, huisplanne, homeless, homework, homeschool, officeworker, plants, plant, plante, flowers, blomme, grass, gras, birds, voëls, nature, natuur, fresh air, air, lug, sunset, sunsets, sunrise, sonsondergang, hill, hills, heuwel, koppie, valley, vallei, forest, woud, woods, bay, baai, island, eiland, harbour, hawe, peninsula view, slope, flat land, king, queen, king size, queen size, union, wc, val, dawn, manor, comet, apex, petit, fauna, level, gelyk, steep, steil, soil, fertile, crops, gewasse, cattle, beeste, skape, goats, bokke, chickens, hoenders, pigs, varke, maize, mielies, macadamia, avocado, avos, sugar cane, suikerriet, timber, wattle, pine`,
)

/** The usual lengths of a lease. */
const monthsOfLeases =
  'one two three four five six nine twelve ses drie twaalf 1 2 3 4 5 6 7 8 9 10 11 12 18 24'.split(
    ' ',
  )

export const saidPhrases: readonly Phrase[] = [
  ...phrases(
    { is: 'not' },
    "no, not, non, without, sonder, geen, nie, except, except for, excluding, excl, exclude, but not, don't want, dont want, do not want, don't need, dont need, do not need, don't, dont, avoid, minus, never, nothing, isn't, isnt, doesn't, doesnt, aren't, arent, nie n, wil nie, behalwe, rather not, instead of, anything but, geen n, un, must not, can't, cant, cannot, mag nie, moenie, not in, not a, not an, nie in nie, other than, far from, ver van, not near, nie naby, nor, neither, anywhere but, everywhere but, all but, anywhere except, everywhere except, anywhere other than, not keen on, not interested in, not looking for, don't like, dont like, do not like, hate, nowhere near, not on, nothing in, anything except, apart from, leave out, skip, w/o, wo, w out, away from, lacking, lacks, zero, nooit, weg van",
  ),
  ...phrases(
    { is: 'undo' },
    "not needed, not necessary, not required, not important, not essential, not a must, nie nodig, nie nodig nie, is nie nodig nie, not included, not allowed, nie toegelaat nie, is nie belangrik nie, optional, opsioneel, not needed please, isn't needed, unnecessary, onnodig, is not needed, is not necessary, is not required, not wanted, excluded, is excluded, are excluded, uitgesluit, not permitted, not welcome, not accepted, are not allowed, are not permitted, are not welcome, aren't allowed, arent allowed, aren't welcome, prohibited, forbidden, nie welkom nie, nie welkom, nie toegelaat, word nie toegelaat nie, verbode, not a requirement, not a priority, not a dealbreaker",
  ),
  ...phrases(
    { is: 'sale', salesType: 'Sale' },
    `sale, for sale, on sale, forsale, buy, buying, to buy, purchase, purchasing, to purchase, buy a, want to buy, koop, te koop, om te koop, tekoop, wil koop, verkoop, vir verkoop, te verkoop, aankoop, to own, ownership, acquire, first time buyer, first time buyers, first time home buyer, eerste koper, first home buyer, first home buyers, first house buyer, eerste huis koper, eerste huiskoper, eerste huis kopers, resale, up for sale, selling, being sold, 4 sale, 2 buy, wtb, want 2 buy`,
  ),
  ...phrases(
    { is: 'sale', salesType: 'Rent' },
    `rent, rnt, too rent, too let, to rent, for rent, rental, rentals, renting, on rent, let, to let, letting, tolet, lease, to lease, for lease, leasing, on lease, te huur, huur, om te huur, tehuur, wil huur, verhuur, vir huur, huureenheid, hire, to hire, for hire, rent a, rental property, rental unit, rental properties, huurplek, te verhuur, for rental, on rental, huureiendom, monthly rental, monthly rent, maandelikse huur, verhuring, te lease, sublease, 2 rent, 2 rnt, 4 rent, 4 rnt, for rnt, to rnt, 2 let, torent, forrent, sublet, subletting`,
  ),
  ...phrases(
    { is: 'usage', usage: 'Residential', as: 'Residential' },
    'residential, residensieel, residensiële, residential property, residential properties, residensiele, woongebied, housing, residential area, behuising, somewhere to live, place to live, plek om te woon',
  ),
  ...phrases(
    { is: 'usage', usage: 'Residential', as: 'Residential', lets: true },
    'living space, leefruimte, accommodation, accomodation, acommodation, akkommodasie, verblyf, blyplek, place 2 stay, somewhere 2 stay, place to stay, somewhere to stay, plek om te bly, verblyfplek, woonplek',
  ),
  ...phrases(
    { is: 'lodging' },
    'backyard room, backyard rooms, yard room, yard rooms, shack room, room in, room at, room with own, room available, backroom, back room, outside room, single room, shared room, sharing room, room share, roomshare, house share, houseshare, flat share, flatshare, shared house, shared flat, room in shared house, room in a commune, commune, communes, kommune, sharing, room to share, share, to share, shares, flatshare, flat sharing, house sharing, digsmate, digsmates, flatmate, flatmates, housemate, housemates, roommate, roommates, room mate, house mate, om te deel, deelhuis, agterkamer, enkelkamer, enkel kamer, kamer in, kamer by',
  ),
  // Anyone who says for how long is renting.
  ...phrases(
    { is: 'lodging' },
    [
      'for a few months, for a couple of months, for a year, for one year, for 1 year, vir n jaar, vir n paar maande',
      ...monthsOfLeases.map((count) => `for ${count} months, vir ${count} maande`),
    ].join(),
  ),
  ...phrases(
    { is: 'usage', usage: 'Commercial', as: 'Commercial' },
    `commercial, besigheidsgebou, besigheids gebou, sakegebou, sakeperseel, sake perseel, business, business premises, business property, business space, commercial property, commercial properties, commercial space, commercial premises, commercial building, premises, industrial, industrial property, industrial properties, industrial premises, industrial building, industrial park, industrial area, kommersieel, kommersiële, kommersiele, kommersiële eiendom, besigheid, besigheidseiendom, besigheidsperseel, besigheidsruimte, sakeperseel, industrieel, industriële, industriele, industriële eiendom, nywerheid, nywerheidseiendom, business park, business unit, business centre, besighede, light industrial, heavy industrial, ligte nywerheid, handelsruimte, trading space, kommersiële ruimte, commercial unit, ind prop, industrial prop, comm prop, com prop, commercial prop, besigheids, building, buildings, gebou, geboue, franchise, franchises, going concern, business opportunity, lopende saak, lopende besigheid`,
  ),
  ...phrases(
    { is: 'sort', sort: 'low' },
    'cheap, cheapest, cheapest first, lowest price, lowest price first, lowest priced, affordable, most affordable, goedkoop, goedkoopste, goedkoopste eerste, bekostigbaar, bekostigbare, laagste prys, inexpensive, low cost, cheaper, goedkoper, low price, low priced, cheap cheap, budget friendly, price low to high, low to high, sorted by price, sort by price, laagste pryse, laagste prys eerste, least expensive, price ascending',
  ),
  ...phrases(
    { is: 'sort', sort: 'lowLevy' },
    'low levy, low levies, lowest levy, lowest levies, cheap levy, cheap levies, cheapest levy, lowest levy first, lowest levy per night, lae heffing, lae heffings, laagste heffing',
  ),
  ...phrases(
    { is: 'sort', sort: 'high' },
    'most expensive, most expensive first, highest price, highest price first, highest priced, duurste, duurste eerste, price high to low, high to low, hoogste prys, dearest, priciest, hoogste prys eerste, price descending',
  ),
  ...phrases(
    { is: 'sort', sort: 'newest' },
    'newest, newest first, latest, latest first, latest listings, newest listings, most recent, most recent first, recent, recent listings, nuutste, nuutste eerste, mees onlangse, sorted by newest, sort by newest, sort by date, nuutste lyste, recently added first, new first, nuutste listings',
  ),
  ...phrases(
    { is: 'flag', flag: 'reduced', as: 'Price dropped' },
    'reduced, reduced this week, reduced this month, reduced price, price reduced, prices reduced, price reduction, price drop, price drops, price dropped, price cut, price cuts, price slashed, reduced in price, dropped in price, price lowered, marked down, prys verlaag, verlaag, verlaagde prys, afgemerk, reductions, reduced prices, recently reduced, verlaagde pryse, prysverlaging, price has dropped, price came down, dropped price, dropped, prysdaling, prys gedaal, lower price, reduced to sell, just reduced, drop in price',
  ),
  ...phrases(
    { is: 'flag', flag: 'newThisWeek', as: 'New this week' },
    'hierdie week nuut, nuut hierdie week, new this week, listed this week, added this week, this week, new listing, new listings, newly listed, just listed, fresh listings, new on market, new on the market, new to market, new to the market, just added, recently listed, recently added, last 7 days, past week, last week, last seven days, in the last week, in the past week, since last week, nuut hierdie week, hierdie week, nuwe lyste, nuut gelys, nuut op die mark, pas gelys, nuwe eiendomme, new properties, newly added, hierdie week gelys, past 7 days, nuwe advertensies, nuwe listings, listed in the last week, listed in the past week, in the last 7 days, nuut in die mark, posted this week, came on the market this week',
  ),
  ...phrases(
    { is: 'rentBasis', basis: 'gross' },
    'gross rent, gross rental, gross, all inclusive rent, bruto huur, bruto, including operating costs, incl operating costs, including ops costs',
  ),
  ...phrases(
    { is: 'rentBasis', basis: 'net' },
    'net rent, net rental, netto huur, nett rent, nett rental, nett, netto, excluding operating costs, net',
  ),
  ...phrases(
    { is: 'near' },
    'near, nr, near to, nearby, close to, closeby, close by, around, in and around, next to, surrounding, surrounds of, vicinity of, in the vicinity of, naby, naby aan, rondom, in die omgewing van, omgewing van, digby, not far from, nie ver van, langs, opposite, directly opposite, right opposite, across from, across the road from, across the street from, adjacent to, oorkant, reg oorkant, oorkant die pad van, outside, just outside, buite, net buite, within reach of, near by, area around, in the area of, in the region of, somewhere near, within easy reach of',
  ),
  ...phrases(
    { is: 'nearMe' },
    'near me, nearby me, close to me, around me, close by me, next to me, near my location, near my current location, my location, my area, in my area, near here, around here, close to here, naby my, rondom my, in my omgewing, in my area, hier naby, naby hier, naby aan my, in my gebied, nearest to me, nearest, closest, closest to me, near us, close to us, near my house, near my home, close to home, near home, close to where i am, where i am, close to my location',
  ),
  ...phrases(
    { is: 'available' },
    'available, avail, avail from, availability, available from, beskikbaar, beskikbaar vanaf, occupation, occupation date, occupancy, move in, move in date, moving in, move in by, okkupasie, intrek, intrekdatum, to move in, to occupy, available by, available on, available in, beskikbaar op, beskikbaar teen, occupation from, occupation by, vanaf, available as from, beskikbaar in, trek in, vacant from, vacant on, vacant by, vakant vanaf, leeg vanaf, available as of, move in from, move in on, in te trek',
  ),
  ...phrases(
    { is: 'now' },
    'vacant now, vacant immediately, immediately, immediate, now, asap, right away, straight away, onmiddellik, onmiddellike, dadelik, nou, today, vandag, immediate occupation, immediate occupancy, available now, available immediately, available today, immediately available, immediate availability, onmiddellik beskikbaar, onmiddellike okkupasie, dadelik beskikbaar, nou beskikbaar, beskikbaar nou, move in ready, vacant occupation, ready to move in, as soon as possible, so gou moontlik, beskikbaar onmiddellik, available asap, now available',
  ),
  ...phrases(
    { is: 'studio' },
    "studio, studios, studio apartment, studio apartments, studio flat, studio flats, studio unit, bedsitter, bedsitters, bedsit, bed sitter, bachelor, bachelors, bachelor's, bachelor flat, bachelor flats, bachelor's flat, bachelors flat, bachelor apartment, bachelor pad, bachelor unit, batchelor, batchelor flat, bachelor's pad, bach, bach flat, bach unit, enkelwoonstel, eenmanswoonstel, eenmanwoonstel, enkelkamerwoonstel, 0 bedroom, zero bedroom, ateljee, ateljeewoonstel, micro apartment, eenvertrek woonstel, one room flat, one roomed flat, 1 room flat, 1 roomed flat, one room apartment, 1 room apartment, eenkamerwoonstel",
  ),
  // Someone who cooks there is a guest.
  ...phrases(
    { is: 'leisure', sure: true },
    // What is let by the month is not counted in nights.
    'nights, nagte, 2 nights, 3 nights, 4 nights, 5 nights, 6 nights, 7 nights, seven nights, 7 day stay, 7 day holiday, 7 nagte, sewe nagte, self catering, selfcatering, self catering unit, self catering accommodation, selfsorg, self sorg, selfsorgeenheid, selfsorg eenheid, selfsorgverblyf',
  ),
  ...phrases(
    { is: 'leisure' },
    'escape, holiday, holidays, family holiday, family holidays, gesinsvakansie, familievakansie, family vacation, family getaway, vacation, vacations, getaway, get away, breakaway, vakansie, vakansies, wegbreek, break, trip, weekend away, naweek weg, hols, uitstappie, holiday accommodation, vakansieverblyf, vakansie verblyf, holiday unit, holiday rental, holiday rentals, vacation rental, vacation rentals, holiday let, holiday lets',
  ),
]

const months: readonly string[] = [
  'january, januarie, jan, janury, januray',
  'february, februarie, feb, febr, febuary, feburary',
  'march, maart',
  'april, apr',
  'may, mei',
  'june, junie, jun',
  'july, julie, jul',
  'august, augustus, aug, agust',
  'september, sept, sep, septmber, septembr',
  'october, oktober, oct, okt',
  'november, nov, novemeber',
  'december, desember, dec, des, decmber, decemeber, desmber',
]

export const monthPhrases: readonly Phrase[] = months.flatMap((names, month) =>
  phrases({ is: 'month', month: month + 1 }, names).map((phrase) =>
    // A verb, unless a date is expected.
    ['may', 'march', 'mei'].includes(phrase.words[0] as string)
      ? { ...phrase, meaning: { is: 'month', month: month + 1, loose: true } as const }
      : phrase,
  ),
)
