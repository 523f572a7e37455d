import { hash } from './scenes/random.ts'

/**
 * What an ordinary three-bedroom house costs in a suburb, in thousands of rand: the yardstick for
 * every other price there. Invented, but of the right order of magnitude.
 */
const houseLevels: Record<string, string> = {
  Gauteng: `
    Lynnwood 2900, Lynnwood Glen 3100, Lynnwood Manor 2800, Menlo Park 3400, Waterkloof 5200,
    Waterkloof Ridge 4800, Brooklyn 4200, Hatfield 2400, Arcadia 2100, Sunnyside 1500,
    Faerie Glen 2600, Garsfontein 2500, Moreleta Park 2300, Hazelwood 3000, Menlyn 2600,
    Montana 1900, Sinoville 1800, Silverton 1450, Queenswood 1900, Wapadrand 2700, Equestria 1900,
    Mamelodi East 650, Pretoria North 1300, Rietfontein 1250, Murrayfield 1800, Newlands 2400,
    Constantia Park 2100, Erasmuskloof 2700, Monument Park 2600, Groenkloof 3100,
    Irene 3600, Eldoraigne 2300, Lyttelton Manor 1900, Zwartkop 2000, Rooihuiskraal 1500,
    The Reeds 1500, Highveld 1900, Doringkloof 1700, Hennopspark 1600, Midstream Estate 4000,
    Melville 2400, Parkhurst 3900, Parktown North 4600, Greenside 3300, Emmarentia 3400,
    Northcliff 3100, Linden 2900, Rosebank 3000, Saxonwold 7500, Houghton Estate 7200,
    Kensington 1750, Observatory 2100, Auckland Park 1900, Braamfontein 1300, Norwood 2600,
    Mondeor 1500, Glenvista 2200, Bryanston 5500, Morningside 4600, Hyde Park 9500, Rivonia 3300,
    Fourways 3200, Lonehill 3000, Douglasdale 2700, Sandown 4800, Sandhurst 16500, Paulshof 2600,
    Sunninghill 2400, Dainfern 5200, Illovo 4900, Ferndale 1900, Randpark Ridge 2400, Bromhof 2100,
    Robindale 2300, Blairgowrie 2300, Constantia Kloof 2700, Weltevreden Park 2100,
    Wilgeheuwel 1800, Ruimsig 3000, Little Falls 1900, Vorna Valley 1900, Noordwyk 1400,
    Halfway Gardens 1700, Carlswald 3000, Orlando West 900, Diepkloof 850, Protea Glen 720,
    Rynfield 1900, Farrarmere 1800, Sunward Park 1700, Beyers Park 1600, Glen Marais 1800,
    Dowerglen 2300, Eastleigh 1900, Brackenhurst 1900, Meyersdal 3200, Noordheuwel 1700`,
  'Western Cape': `
    Sea Point 8500, Green Point 8800, Camps Bay 19500, Clifton 32000, Fresnaye 17500, Gardens 6500,
    Tamboerskloof 9200, Oranjezicht 9800, Vredehoek 6800, Observatory 3400, Woodstock 2900,
    Rondebosch 6200, Newlands 8200, Claremont 6900, Kenilworth 4700, Wynberg 3300, Constantia 13500,
    Bergvliet 4900, Plumstead 2700, Muizenberg 3200, Kalk Bay 6200, Pinelands 4200, Milnerton Central 3000,
    Table View 2700, Blouberg Rise 3600, Parklands 1900, Bellville Central 1700, Welgemoed 5200,
    Kenridge 3900, Vierlanden 3600, Durbanville Central 3700, Sonstraal Heights 3400, Parow Central 1900,
    Athlone 1500, Rylands 2300, Die Boord 5600,
    Paradyskloof 5400, Dalsig 6900, Onder Papegaaiberg 3900, Uniepark 7200, Erinvale Golf Estate 9200,
    Heldervue 4700, Bizweni 2900, Spanish Farm 7300, Courtrai 3900, Northern Paarl 2400,
    Lemoenkloof 2900, Heather Park 3600, Heatherlands 3900, Denneoord 2100, Loerie Park 2700,
    Hunters Home 3200, Leisure Isle 8900, The Heads 9800, Thesen Islands 9500, Westcliff 4300,
    Eastcliff 4900, Voëlklip 6700, Hermanus Heights 3400, Whale Rock 6400, Franschhoek Central 6900,
    La Petite Provence 8200, Llandudno 21000, Parel Vallei 5900, Edgemead 3300, Monte Vista 3600`,
  'KwaZulu-Natal': `
    Umhlanga Rocks 6800, La Lucia 6200, Umhlanga Ridge 3800, Durban North 3600, Glenwood 2100,
    Musgrave 2300, Morningside 3300, Berea 2200, Westville Central 2900, Westville North 3000, Kloof Central 3300,
    Hillcrest Central 3200, Cotswold Downs Estate 7200, Pinetown Central 1500, Glen Anil 2100, Glenashley 4300,
    Umbilo 1500, Bluff 1700, Yellowwood Park 1900, Margate Beach 1900, Athlone Park 1700, Reservoir Hills 2200,
    Cowies Hill 3100, Berea West 2800, Ballito Central 3600, Zimbali Coastal Resort 9800, Simbithi Eco Estate 6900,
    Scottsville 1500, Wembley 2300, Athlone 2100, Clarendon 2700, Chase Valley 1700, Winterskloof 2900,
    Winston Park 2900, Margate Central 1400, Prestondale 4200, Somerset Park 3000,
    Meer en See 2200, Arboretum 1700, Sibaya 7400, Garlington Estate 5600`,
  'Eastern Cape': `
    Walmer 2600, Summerstrand 3000, Mill Park 2700, Humewood 2100, Lorraine 2200, Sherwood 1700,
    Newton Park 1800, Central 1100, Fairview 1900, Framesby 1600, Westering 1500, Lovemore Heights 3400,
    Lovemore Park 2600, Theescombe 2300, Charlo 2100, Nahoon 2900, Vincent 2300,
    Bonnie Doon 2500, Berea 1900, Bonza Bay 2600, Bunkers Hill 3200, Selborne 2000, Southernwood 1200,
    Cambridge 1400, Wavecrest 2200, Jeffreys Bay Central 1900, Kabeljous 2100, Fountains Estate 2600`,
  'Free State': `
    Westdene 1900, Universitas 1850, Langenhoven Park 1700, Waverley 2400, Dan Pienaar 2000,
    Heuwelsig 2300, Fichardtpark 1750, Woodland Hills 4200, Bayswater 2100, Wilgehof 1500,
    Park West 1650, Brandwag 1500, Pellissier 1600, Riebeeckstad 950, Dagbreek 900, Vaalpark 1600,
    Shellyvale 2300, Bainsvlei 2600, Hilton 1100, Gardeniapark 1500`,
  Limpopo: `
    Bendor 2200, Bendor Park 2100, Flora Park 1900, Fauna Park 1700, Penina Park 1650, Ster Park 2600,
    Ivy Park 1400, Welgelegen 2100, Serala View 2300, Woodhill Eco Estate 4600, Cycad Estate 2700,
    Dalmada 3000, Arbor Park 1800, Aqua Park 1900, Nirvana 2300, Eduan Park 1600`,
  Mpumalanga: `
    West Acres 2300, Sonheuwel 2100, Steiltes 2500, Stonehenge 2300, Riverside Park 2400,
    Shandon Estate 5200, Elawini Lifestyle Estate 3200, The Rest Nature Estate 4600,
    White River Country Estate 3900, Hillsview 2500, Kingsview 2300, Reyno Ridge 1800, Tasbet Park 1600,
    Model Park 1500, Del Judor 1750, Aerorand 2000, Kanonkop 2100, Golfsig 2200, Secunda Central 1500,
    Terra Nova 1600, Bankenveld Golf Estate 3900, Drum Rock 2900, Rocky Drift 1800`,
  'North West': `
    Cashan 2100, Protea Park 1700, Safari Gardens 1750, Waterval East 1800, Geelhoutpark 1200,
    Die Bult 1900, Baillie Park 1800, Grimbeek Park 1900, Van der Hoff Park 2100, Tuscany Glen 2300,
    Flamwood 1700, Wilkoppies 2300, La Hoff 1400, Pecanwood Estate 7400, Schoemansville 2200,
    Ifafi 2400, Meerhof 1900, Kosmos 3300, The Islands Estate 3400, Xanadu Eco Park 3100,
    Elandsrand 1500, Westlake Country Estate 4800, Melodie 2000, Miederpark 1800`,
  'Northern Cape': `
    Belgravia 1800, Rhodesdene 1700, Carters Glen 1900, Monument Heights 1850, Hadison Park 1650,
    Royldene 1900, Herlear 1600, Kirstenhof 1750, Minerva Gardens 1800, El Toro Park 1900,
    Die Rand 2200, Oosterville 1600, Keidebees 1800, Flora Park 1500, Labram 1450, Cassandra 1400`,
}

/** If no suburb is known. */
const provinceLevels: Record<string, number> = {
  Gauteng: 1600,
  'Western Cape': 2600,
  'KwaZulu-Natal': 1700,
  'Eastern Cape': 1200,
  'Free State': 1050,
  Limpopo: 1200,
  Mpumalanga: 1300,
  'North West': 1150,
  'Northern Cape': 1150,
}

/** How many of the demo's properties each province gets. */
export const provinceShares: readonly (readonly [province: string, count: number])[] = [
  ['Gauteng', 118],
  ['Western Cape', 78],
  ['KwaZulu-Natal', 56],
  ['Eastern Cape', 26],
  ['Mpumalanga', 24],
  ['Limpopo', 20],
  ['North West', 22],
  ['Free State', 20],
  ['Northern Cape', 14],
]

const known = new Map<string, number>()
for (const [province, text] of Object.entries(houseLevels)) {
  for (const entry of text.split(',')) {
    const match = /^(.+) (\d+)$/.exec(entry.trim())
    if (match) known.set(`${province}/${match[1]}`, Number(match[2]) * 1000)
  }
}

/** The price of an ordinary house there, if we know the suburb by name. */
export function knownHouseLevel(province: string, suburb: string): number | undefined {
  return known.get(`${province}/${suburb}`)
}

export function houseLevel(place: { province: string; city: string; suburb: string }): number {
  const level = knownHouseLevel(place.province, place.suburb)
  if (level !== undefined) return level
  const spread = 0.62 + (hash(`${place.city}/${place.suburb}`) % 1000) / 1100
  return (provinceLevels[place.province] ?? 1300) * 1000 * spread
}
