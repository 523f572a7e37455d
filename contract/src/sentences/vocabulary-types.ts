import type { Setting } from './meanings.ts'

/** Names of commercial types that are also rooms of a home. */
export const roomsOfHomes: Readonly<Record<string, string>> = keyedBy({
  workshop: 'workshop, workshops, werkswinkel, werkswinkels',
  office:
    'office, offices, office space, kantoor, kantore, kantoorspasie, kantoorruimte, workspace',
  storeroom:
    'storeroom, store room, storerooms, store rooms, pakkamer, stoorkamer, storage, storage space, stoorplek',
})

/** Names of types that are where a week is spent. */
export const settingsOfTypes: Readonly<Record<string, Setting>> = keyedBy({
  bush: 'bush lodge, game lodge, game lodges, safari lodge, wildlodge, bosveldlodge, wild lodge, bush camp',
  sea: 'beach house, beach home, beach cottage, strandhuis',
})

/**
 * Names of types that are more often let to guests for a week than lived in, and how strongly they
 * suggest it.
 */
export const holidayTypes: Readonly<Record<string, 1 | 2>> = {
  airbnb: 1,
  'guest house': 1,
  guesthouse: 1,
  gastehuis: 1,
  'b b': 1,
  bnb: 1,
  'b and b': 1,
  'bed and breakfast': 1,
  hotel: 1,
  chalet: 1,
  chalets: 1,
  cabin: 1,
  cabins: 1,
  'holiday home': 1,
  'holiday homes': 1,
  'holiday house': 1,
  'holiday houses': 1,
  'holiday cottage': 1,
  vakansiehuis: 1,
  vakansiehuise: 1,
  'vakansie huis': 1,
  'holiday flat': 2,
  'holiday flats': 2,
  'holiday apartment': 2,
  'holiday apartments': 2,
  vakansiewoonstel: 2,
  'vakansie woonstel': 2,
}

/** Each of the names with its meaning. */
function keyedBy<Key extends string>(names: Record<Key, string>): Record<string, Key> {
  const entries = Object.entries(names) as [Key, string][]
  return Object.fromEntries(
    entries.flatMap(([key, list]) => list.split(', ').map((name) => [name, key])),
  )
}

/**
 * What people call the types of properties. The types themselves are data: a type belongs to each
 * group whose names include its description, or one half of it if two are joined by "or".
 */
export const typeGroups: readonly (readonly string[])[] = [
  `house, houses, home, homes, huis, huise, family home, family homes, family house, freehold, freestanding house, free standing house, freestanding home, full title, full title house, free hold, losstaande huis,
  holiday home, holiday house, holiday homes, holiday houses, vakansiehuis, vakansiehuise, vakansiewoning, vakansie huis, strandhuis, beach house, beach home, villa, villas, mansion, mansions, woning, wonings, woonhuis, gesinshuis, gesins huis, familiehuis, bungalow, dwelling, dwellings, residence, hse,
  naweekhuis, naweek huis, huisie, huisies, weekend house, weekend home, kaya, pozzie, hous, hose, hosue, huose, hause, starter home, starter house, standalone house, stand alone house, detached house, detached home, family residence, semi detached, semi detached house, semi, beach cottage, bonded house, rdp house, rdp houses, rdp, rdp home`,
  `townhouse, townhouses, town house, town houses, meenthuis, meenthuise, dorpshuis, townhome, townhomes, town home, skakelhuis, skakelhuise, duet, duets, duet house, duet home, duet unit, terraced house, row house, t hse, twnhouse, twnhse, t house, t h`,
  `flat, flats, flt, flts, aptmt, aptmts, apartement, apartements, apartament, apmt, aptm, apartmnt, airbnb flat, airbnb apartment, apartment, apartments, woonstel, woonstelle, appt, appts, apt, apts, appartement, appartment, appartments, sectional title flat, sectional title unit, sectional title, sect title, serviced apartment, serviced apartments, condo, condominium, loft, loft apartment, apartment unit, garden flat, holiday flat, holiday flats, holiday apartment, holiday apartments, vakansiewoonstel, vakansie woonstel, deeltitel, deeltitel woonstel, sectional, deeltitel eenheid`,
  'cluster, clusters, cluster home, cluster homes, cluster house, cluster houses, trosbehuising, trosbehuise, troshuis, troshuise, cluster unit',
  'simplex, simplexes, simpleks, simplekse, simplex unit, simplex townhouse',
  'duplex, duplexes, dupleks, duplekse, duplex unit, duplex townhouse, dup, maisonette',
  'penthouse, penthouses, pent house, penthse, phouse, pent, dakwoonstel, dakwoonstelle, penthouse apartment, penthouse flat, penthuis',
  'garden cottage, holiday cottage, cottage, cottages, farm cottage, farm cottages, plaashuisie, garden cottages, tuinhuisie, kothuis, tuinwoonstel, tuinhuis, tuin huisie, kothuise, huisie, chalet, chalets, cabin, cabins, tuinkothuis',
  `retirement unit, retirement units, retirement, retirement village, retirement home, retirement homes, retirement house, retirement flat, retirement apartment, retirement cottage, retirement cottages, retirement townhouse, retirement estate, aftree, aftreeoord, aftree oord, aftree eenheid, aftree-eenheid, aftreewoonstel, aftreehuis, aftree huis, aftree woonstel,
  aftreedorp, old age home, senior living, over 50s, over 55s, over 50s village, over 55s village, over 50 village, over 55 village, life right, life rights, lewensreg, lewensregte, ouetehuis, retirees, pensioners, retirement complex, 50 plus village, assisted living, frail care`,
  'smallholding, smallholdings, agri plot, agri plots, agricultural plot, agri holding, agric holding, agric holdings, agri holdings, agricultural land, agri land, farming land, land for farming, landbougrond, small holding, small holdings, s holding, kleinhoewe, kleinhoewes, hoewe, hoewes, agricultural holding, agricultural holdings, landbouhoewe, landbouhoewes, acreage, plot, plots, plotte, plot of land, equestrian property, small farm, lifestyle farm, klein hoewe, klein plaas, hobby farm',
  'farm, farms, ranch, ranches, cattle ranch, game ranch, boerdery, boerderye, commercial farm, commercial farms, lucerne farm, lusernplaas, ostrich farm, volstruisplaas, plaas, plase, game farm, game farms, wildplaas, wine farm, wynplaas, farmland, farm land, wildsplaas, bosveldplaas, cattle farm, beesplaas, guest farm, working farm, farmhouse, farm house, plaashuis, melkplaas, saaiplaas, crop farm, dairy farm, fruit farm, gasteplaas, citrus farm, livestock farm, sheep farm, skaapplaas, pecan farm, pecan nut farm, fruit farms, vrugteplaas, besproeiingsplaas, wingerdplaas, sitrusplaas, jagplaas, hunting farm, hoenderplaas, chicken farm, mielieplaas, graanplaas, grain farm, perdeplaas, horse farm, leefstylplaas, macadamia plaas, avo farm, naweekplaas, naweek plaas, bees plaas, skaap plaas, wild plaas, plas, weekend farm, olive farm, olyfplaas, vegetable farm, veggie farm, tea farm, wine estate, wine estates, wynlandgoed, wynlandgoedere, tea estate, maize farm, wheat farm, poultry farm, pluimveeplaas, potato farm, goat farm, pig farm, trout farm, berry farm, tobacco farm, avocado farm, nut farm, agricultural land, agri land, farming land, land for farming, landbougrond, agricultural property',
  `vacant land, vl, land, stand, stands, erf, erven, erfs, vacant stand, vacant stands, vacant erf, vacant plot, empty stand, empty plot, building plot, building stand, residential stand, residential land, residential erf, residential plot, lot, open land, open stand,
  grond, vakante grond, vakante erf, vakante erwe, erwe, boupersele, bouperseel, perseel, leë erf, leë erwe, leë stand, plot, plots, plotte, plot of land, piece of land, stuk grond, bougrond, ground, vacant lot, proclaimed stand, proclaimed stands, serviced stand, serviced stands, serviced erf, land for development, development land, ontwikkelingsgrond, building land, onbeboude erf, oop erf, vac stand, vac land, vac erf, acreage`,
  'office, offices, office space, office spaces, call centre, call center, call centre space, call center space, kantoor, kantore, kantoorspasie, kantoor spasie, kantoorruimte, kantoor ruimte, office block, office building, office suite, office park, office unit, workspace, coworking space, co working space, coworking, co working, virtual office, hot desk, hot desks, loft office, loft offices, kantoorblok, kantoorgebou, professional rooms, office to share, serviced office, serviced offices',
  'shop, shops, retail, retail space, retail shop, retail store, retail unit, winkel, winkels, winkelspasie, winkel spasie, winkelruimte, store, stores, boutique, shopfront, shop front, retail premises, retail property, kleinhandel, shop space, salon, spaza, winkelperseel, supermarket, supermark, retail shops, kiosk, kiosks, hair salon, hair salon space, salon space, butchery, bakery',
  'warehouse, warehouses, loods, loodse, warehousing, warehouse space, pakhuis, pakhuise, distribution centre, distribution center, logistics, industrial unit, industrial units, ind unit, ind units, indust unit, light industrial unit, light industrial units, industrial space, skuur, depot, stoorruimte pakhuis, dc, pakhuisruimte, distribution warehouse, whse, warehouse unit, wh, industrial warehouse, w hse, logistics centre, hangar, truck depot',
  'factory, factories, fabriek, fabrieke, manufacturing, manufacturing space, industrial unit, industrial units, ind unit, ind units, indust unit, light industrial unit, light industrial units, industrial space, factory space, vervaardiging, manufacturing plant, workshop, workshops, werkswinkel, werkswinkels, fabrieksruimte, factory unit, industrial factory',
  'mini factory, mini factories, mini-factory, mini pakhuis, mini pakhuise, mini fabriek, mini fabrieke, minifabriek, minifactory, mini warehouse, industrial unit, industrial units, ind unit, ind units, indust unit, light industrial unit, light industrial units, mini unit, mini units, mini factory unit, mini industrial unit',
  'showroom, showrooms, vertoonlokaal, vertoonkamer, vertoonlokale, car showroom, dealership, motor dealership, vertoonarea, show room, show rooms, vertoonkamers, car dealership',
  `medical suite, medical suites, medical, medical rooms, consulting room, consulting rooms, doctors rooms, doctor's rooms, dentist rooms, doctors room, doctors consulting rooms, spreekkamer, spreekkamers, mediese kamers, mediese suite, surgery, clinic, kliniek, mediese spreekkamers, dental practice, medical practice, medical centre, medical space, medical offices, mediese, dokterspreekkamers, dokters spreekkamer, dokters spreekkamers, dokterskamers, practice rooms, healthcare, therapy rooms, dentist practice, doctor practice, doctors practice, doctor's practice, vet practice, dental rooms, vet clinic, veterinary clinic, veterinary practice, tandartspraktyk, dokterspraktyk`,
  'restaurant, restaurants, fast food outlet, fast food outlets, fast food, coffee shop space, cafe space, restourant, restaurante, coffee shop, koffiewinkel, eatery, cafe, kafee, takeaway, take away, bistro, pub, bar and restaurant, restaurant space, take aways, koffie winkel, coffeeshop, eetplek, pizzeria',
  `guest house, guest houses, guesthouse, guesthouses, gastehuis, gastehuise, b&b, bnb, b and b, bed and breakfast, bed & breakfast, hotel, hotels, boutique hotel, gaste huis, guest lodge, guest hous, guest hse, airbnb, backpackers, hospitality, bed en ontbyt, accommodation establishment, hotelle, inn, b & bs, gasteplaas, hostel, boarding house, losieshuis`,
  'lodge, lodges, game lodge, game lodges, bush lodge, safari lodge, guest lodge, wildlodge, bosveldlodge, wild lodge, bush camp, hunting lodge',
  'mixed use, mixed-use, gemengde gebruik, live work, mixed use building, mixed use property, live and work, mixed use development, gemengde',
  'storage, storage unit, storage units, storage space, self storage, stoor, stoorplek, stoorruimte, bergplek, bergruimte, storage facility, store room, storeroom, opbergruimte, opbergplek, pakkamer, stoorkamer, store rooms, storerooms, storage yard, mini storage, self storage facility, storage facilities, storage business',
  'commercial land, vacant commercial land, vacant industrial land, vacant business land, commercial vacant land, industrial vacant land, commercial stand, commercial stands, commercial plot, commercial erf, business stand, business stands, besigheidserf, kommersiële grond, kommersiële erf, industrial stand, industrial stands, industrial land, industrial erf, industriële grond, industriële erf, business land, business erf, nywerheidsgrond, nywerheidserf, nywerheidsperseel, besigheidsperseel, industrial plot, retail land',
].map((names) => names.split(',').map((name) => name.trim()))
