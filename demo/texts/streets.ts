const list = (text: string): readonly string[] => text.split(', ')

const everywhere = list(
  'Church Street, Voortrekker Road, Nelson Mandela Drive, Market Street, Station Road, Park Road, Main Road, Protea Avenue, Acacia Street, Aloe Road, Disa Street, Mimosa Avenue, Kingfisher Crescent, Hoopoe Lane, Loerie Street, Weaver Close, Oak Avenue, Plane Street, Willow Road, Olive Street, Steve Biko Road, Albertina Sisulu Street, Oliver Tambo Avenue, Beyers Naudé Drive, Charlotte Maxeke Street, Solomon Mahlangu Drive, Chris Hani Street, Helen Joseph Street, Robert Sobukwe Street, Lilian Ngoyi Street',
)

const local: Record<string, readonly string[]> = {
  Gauteng: list(
    'Kings Highway, Jacaranda Street, Duncan Street, Justice Mahomed Street, Atterbury Road, Rubenstein Drive, Solomon Street, Koedoe Street, Rietbok Avenue, Cliffendale Drive, Garsfontein Road, Selati Street, Glenwood Road, Sappers Contour, Rigel Avenue, Eridanus Street, Louis Botha Avenue, Jan Smuts Avenue, Barry Hertzog Avenue, Fourth Avenue, Sixth Street, Tyrwhitt Avenue, Katherine Street, Grayston Drive, Cedar Road, Witkoppen Road, Bram Fischer Drive',
  ),
  'Western Cape': list(
    'Beach Road, Kloof Street, Upper Orange Street, Regent Road, Camp Ground Road, Belmont Avenue, Dorp Street, Plein Street, Vineyard Road, Constantia Main Road, Boyes Drive, Rhodes Drive, Sonneblom Street, Vygie Crescent, Kerk Street, Berg Street, Groot Kerk Street, Wagenweg, Helshoogte Road, Marine Drive, Seemeeu Street, Keurboom Avenue',
  ),
  'KwaZulu-Natal': list(
    'Lagoon Drive, Marine Drive, Florida Road, Musgrave Road, Essenwood Road, Ridge Road, Lighthouse Road, Palm Boulevard, Inkonka Road, Uthongathi Drive, Mahatma Gandhi Road, Jan Hofmeyr Road, St Helier Road, Compensation Beach Road, Sugarcane Road, Milkwood Avenue, Strelitzia Lane, Wartburg Road',
  ),
  'Eastern Cape': list(
    'Marine Drive, Cape Road, Target Kloof, Buffelsfontein Road, Heugh Road, Bonza Bay Road, Beach Road, Settlers Way, Da Gama Road, Milkwood Close, Erica Street, Admiralty Way',
  ),
  'Free State': list(
    'Kellner Street, Nelson Mandela Drive, Zastron Street, President Steyn Avenue, Wynand Mouton Drive, Du Plessis Avenue, General Dan Pienaar Drive, Reitz Street, Genl Hertzog Street, Frans Kleynhans Street',
  ),
  Limpopo: list(
    'Hans van Rensburg Street, Marshall Street, Thabo Mbeki Street, Munnik Avenue, Outspan Drive, Marula Street, Baobab Avenue, Mopani Crescent, Tambotie Street',
  ),
  Mpumalanga: list(
    'Ferreira Street, Van der Merwe Street, Koraalboom Street, Pienaar Avenue, Dr Enos Mabuza Drive, Kaapsehoop Road, Flamboyant Street, Litchi Lane, Mango Street, Chief Mgiyeni Khumalo Drive',
  ),
  'North West': list(
    'Beyers Naudé Drive, Fatima Bhayat Street, Peter Mokaba Avenue, Rissik Street, Steve Biko Avenue, Scott Street, Karee Street, Kameeldoring Avenue, Tambotie Drive',
  ),
  'Northern Cape': list(
    'Du Toitspan Road, Memorial Road, Bultfontein Road, Schröder Street, Kalahari Street, Diamond Avenue, Camelthorn Street, Oranje Avenue, Pniel Road',
  ),
}

/** The province's own streets count twice: they make the place recognisable. */
export function streetsOf(province: string): readonly string[] {
  const own = local[province] ?? []
  return [...own, ...own, ...everywhere]
}

export const complexNames = list(
  'Villa Toscana, Kiepersol, Karee Court, Silver Oaks, Boardwalk Manor, Die Werf, The Paddocks, Kosmos Court, Glen Eagles, Acacia Close, Maroela Mews, Tambotie Park, Sonneblom, Oaklands, Fever Tree, Kingfisher Mews, Stone Ridge, Marula Heights, The Bridge, Ilanga, Blue Crane Close, Protea Gardens, Milkwood Place, Sandpiper, Aloe Ridge, Thornhill Village, Olienhout, Bougain Villas, Lavender Lane, Harbour View, Sea Breeze, Amanzi Court, Stinkwood Square, Rooikrans, Waterberry Park',
)

export const officeParks = list(
  'Karee Office Park, The Willows Office Park, Acacia House, Oak Tree Court, Market Square, Station House, Ashwood Park, Stonebridge, Cube Workspace, Boulevard Place, Protea Park Offices, Marula Square, Heritage House, Blackwood Place, Mosaic Centre, Union Corner, The Granary, Kiepersol Park, Loerie Square, Tambotie Centre, Milkwood House, Copper Court, Boekenhout Place, The Old Mill',
)
