import { northernStreets } from './streets-north.ts'
import { southernStreets } from './streets-south.ts'

const list = (text: string): readonly string[] => text.split(', ')

const bySuburb = new Map<string, readonly string[]>()
for (const [city, text] of Object.entries({ ...northernStreets, ...southernStreets })) {
  for (const line of text.trim().split('\n')) {
    const [suburb = '', streets = ''] = line.trim().split(': ')
    bySuburb.set(`${city}/${suburb}`, list(streets))
  }
}

interface Suburb {
  city: string
  suburb: string
}

/** Demo people and listings are only in places whose streets are known. */
export const hasStreets = ({ city, suburb }: Suburb): boolean => bySuburb.has(`${city}/${suburb}`)

/** Streets that most towns have. */
const everywhere = list(
  'Church Street, Voortrekker Road, Nelson Mandela Drive, Market Street, Station Road, Park Road, Main Road',
)

/** Streets of the suburb; for a suburb outside the table, those that most towns have. */
export function streetsOf({ city, suburb }: Suburb): readonly string[] {
  return bySuburb.get(`${city}/${suburb}`) ?? everywhere
}

export const complexNames = list(
  'Villa Toscana, Kiepersol, Karee Court, Silver Oaks, Boardwalk Manor, Die Werf, The Paddocks, Kosmos Court, Glen Eagles, Acacia Close, Maroela Mews, Tambotie Park, Sonneblom, Oaklands, Fever Tree, Kingfisher Mews, Stone Ridge, Marula Heights, The Bridge, Ilanga, Blue Crane Close, Protea Gardens, Milkwood Place, Sandpiper, Aloe Ridge, Thornhill Village, Olienhout, Bougain Villas, Lavender Lane, Harbour View, Sea Breeze, Amanzi Court, Stinkwood Square, Rooikrans, Waterberry Park',
)

export const officeParks = list(
  'Karee Office Park, The Willows Office Park, Acacia House, Oak Tree Court, Market Square, Station House, Ashwood Park, Stonebridge, Cube Workspace, Boulevard Place, Protea Park Offices, Marula Square, Heritage House, Blackwood Place, Mosaic Centre, Union Corner, The Granary, Kiepersol Park, Loerie Square, Tambotie Centre, Milkwood House, Copper Court, Boekenhout Place, The Old Mill',
)
