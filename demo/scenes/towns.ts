import type { Region } from './palettes.ts'

/**
 * The background behind a building. Plain country first, then what can be seen from only one town.
 */
export const BACKDROPS = [
  'ridge',
  'skyline',
  'fold',
  'midlands',
  'shore',
  'valley',
  'headland',
  'bushveld',
  'escarpment',
  'karoo',
  'plains',
  'magalies',
  'tableMountain',
  'heads',
  'drakensberg',
  'sandstone',
  'holeInTheWall',
  'unionBuildings',
  'brixtonTower',
  'orlandoTowers',
  'lighthouse',
  'stadium',
] as const
export type Backdrop = (typeof BACKDROPS)[number]

/** A landmark is drawn only for these towns. */
export const LANDMARKS: Partial<Record<Backdrop, readonly string[]>> = {
  tableMountain: ['Cape Town'],
  heads: ['Knysna'],
  drakensberg: ['Winterton', 'Bergville', 'Underberg', 'Harrismith'],
  sandstone: ['Clarens', 'Bethlehem', 'Ficksburg', 'Ladybrand'],
  holeInTheWall: ['Coffee Bay'],
  unionBuildings: ['Pretoria'],
  brixtonTower: ['Johannesburg'],
  orlandoTowers: ['Soweto'],
  lighthouse: ['Umhlanga'],
  stadium: ['Durban'],
  magalies: ['Hartbeespoort', 'Rustenburg', 'Brits', 'Pilanesberg', 'Sun City', 'Krugersdorp'],
}

/** The country of a town: the colours of its land, what lies behind it, and its sea front. */
export type Country = {
  region: Region
  inland: readonly Backdrop[]
  /** If a suburb or a resort in the town is on the coast. */
  coast?: readonly Backdrop[]
}

const highveld: Country = { region: 'freestate', inland: ['plains'] }
const berg: Country = { region: 'berg', inland: ['drakensberg'] }
const escarpment: Country = { region: 'berg', inland: ['escarpment'] }
const magalies: Country = { region: 'bushveld', inland: ['magalies', 'magalies', 'bushveld'] }
const sandstone: Country = { region: 'freestate', inland: ['sandstone'] }
const karoo: Country = { region: 'karoo', inland: ['karoo'] }

const provinces: Record<string, Country> = {
  Gauteng: { region: 'gauteng', inland: ['ridge'] },
  'Western Cape': { region: 'cape', inland: ['fold'], coast: ['headland', 'fold'] },
  'KwaZulu-Natal': { region: 'durban', inland: ['midlands'], coast: ['shore'] },
  'Eastern Cape': { region: 'easterncape', inland: ['valley'], coast: ['headland'] },
  'Free State': highveld,
  Limpopo: { region: 'bushveld', inland: ['bushveld'] },
  Mpumalanga: { region: 'bushveld', inland: ['bushveld', 'escarpment'] },
  'North West': { region: 'bushveld', inland: ['bushveld'] },
  'Northern Cape': karoo,
}

const towns: Record<string, Country> = {
  Pretoria: { region: 'gauteng', inland: ['unionBuildings', 'ridge', 'ridge'] },
  Johannesburg: { region: 'gauteng', inland: ['brixtonTower', 'ridge'] },
  Sandton: { region: 'gauteng', inland: ['skyline', 'ridge'] },
  Soweto: { region: 'gauteng', inland: ['orlandoTowers', 'ridge'] },
  Krugersdorp: { region: 'gauteng', inland: ['magalies', 'ridge'] },
  'Cape Town': {
    region: 'cape',
    inland: ['tableMountain', 'tableMountain', 'fold'],
    coast: ['tableMountain'],
  },
  Knysna: { region: 'cape', inland: ['heads', 'fold'], coast: ['heads'] },
  Umhlanga: { region: 'durban', inland: ['midlands'], coast: ['lighthouse', 'shore'] },
  Durban: { region: 'durban', inland: ['midlands', 'midlands'], coast: ['stadium', 'shore'] },
  'Coffee Bay': { region: 'easterncape', inland: ['valley'], coast: ['holeInTheWall'] },
  Winterton: berg,
  Bergville: berg,
  Underberg: berg,
  Harrismith: berg,
  Clarens: sandstone,
  Bethlehem: sandstone,
  Ficksburg: sandstone,
  Ladybrand: sandstone,
  Ceres: karoo,
  Dullstroom: escarpment,
  'Pilgrim’s Rest': escarpment,
  Witbank: highveld,
  Middelburg: highveld,
  Secunda: highveld,
  Ermelo: highveld,
  Potchefstroom: highveld,
  Klerksdorp: highveld,
  Hartbeespoort: magalies,
  Rustenburg: magalies,
  Brits: magalies,
  Pilanesberg: magalies,
  'Sun City': magalies,
}

export function countryOf(town: string, province: string): Country {
  return towns[town] ?? provinces[province] ?? { region: 'gauteng', inland: ['ridge'] }
}

/** The view from a window in a picture shared by listings in many towns: no landmark. */
export const PLAIN_BACKDROP: Record<Region, Backdrop> = {
  gauteng: 'ridge',
  cape: 'fold',
  durban: 'midlands',
  easterncape: 'valley',
  bushveld: 'bushveld',
  karoo: 'karoo',
  freestate: 'plains',
  berg: 'escarpment',
}
