import type { Rand } from './scenes/random.ts'
import type { Place } from './world.ts'

const mainRoads: Record<string, string> = {
  Pretoria: 'the N1',
  Centurion: 'the N14',
  Johannesburg: 'the M1',
  Sandton: 'the M1',
  Randburg: 'the N1',
  Roodepoort: 'the N1',
  Midrand: 'the N1',
  Soweto: 'the N12',
  Benoni: 'the N12',
  Boksburg: 'the N12',
  'Kempton Park': 'the R21',
  Edenvale: 'the N3',
  Alberton: 'the N12',
  Germiston: 'the N3',
  Krugersdorp: 'the N14',
  'Cape Town': 'the N2',
  Bellville: 'the N1',
  Durbanville: 'the N1',
  Stellenbosch: 'the R44',
  'Somerset West': 'the N2',
  Paarl: 'the N1',
  George: 'the N2',
  Knysna: 'the N2',
  Hermanus: 'the R43',
  Durban: 'the N2',
  Umhlanga: 'the M4',
  Ballito: 'the N2',
  Westville: 'the N3',
  Hillcrest: 'the N3',
  Pietermaritzburg: 'the N3',
  Gqeberha: 'the N2',
  'East London': 'the N2',
  Bloemfontein: 'the N1',
  Welkom: 'the R30',
  Sasolburg: 'the N1',
  Polokwane: 'the N1',
  Tzaneen: 'the R71',
  Nelspruit: 'the N4',
  'White River': 'the R40',
  Witbank: 'the N4',
  Middelburg: 'the N4',
  Secunda: 'the N17',
  Rustenburg: 'the N4',
  Potchefstroom: 'the N12',
  Klerksdorp: 'the N12',
  Hartbeespoort: 'the R511',
  Brits: 'the R511',
  Kimberley: 'the N12',
  Upington: 'the N14',
}

const views: Record<string, readonly string[]> = {
  Gauteng: ['the koppies', 'the city lights', 'the golf course', 'the ridge', 'the nature reserve'],
  'Western Cape': ['the mountain', 'the mountains', 'the greenbelt', 'the vineyards'],
  'KwaZulu-Natal': ['the valley', 'the forest', 'the hills', 'the conservancy'],
  'Eastern Cape': ['the bay', 'the river', 'the valley', 'the milkwoods'],
  'Free State': ['the koppies', 'the veld', 'the maize fields'],
  Limpopo: ['the bushveld', 'the koppies', 'the marulas'],
  Mpumalanga: ['the escarpment', 'the river', 'the orchards', 'the bush'],
  'North West': ['the Magaliesberg', 'the dam', 'the bushveld'],
  'Northern Cape': ['the river', 'the salt pans', 'the camelthorns', 'the veld'],
}

const seaside = new Set([
  'Sea Point',
  'Green Point',
  'Camps Bay',
  'Clifton',
  'Table View',
  'Kalk Bay',
  'Muizenberg',
  'Umhlanga Rocks',
  'La Lucia',
  'Glenashley',
  'Bluff',
  'Margate Beach',
  'Summerstrand',
  'Humewood',
  'Nahoon',
  'Bonza Bay',
  'Wavecrest',
  'Kabeljous',
  'Voëlklip',
  'Eastcliff',
  'Ballito Central',
  'Sibaya',
  'The Heads',
  'Leisure Isle',
])

export function mainRoadOf(place: Place): string {
  return mainRoads[place.city] ?? 'the main road'
}

export function viewFrom(place: Place, r: Rand): string {
  if (seaside.has(place.suburb) && r.chance(0.75)) return 'the sea'
  return r.pick(views[place.province] ?? ['the hills'])
}

export function isSeaside(place: Place): boolean {
  return seaside.has(place.suburb)
}

/** The Nearby fields. The description names the same distance to the main road, shops and hospital. */
export function nearbyFields(
  place: Place,
  kmAway: number,
  r: Rand,
): [field: string, value: string][] {
  const walk = () => {
    const hundreds = r.int(3, 19)
    return hundreds < 10 ? `${hundreds}00 m` : `${hundreds / 10} km`
  }
  const drive = () => `${r.int(2, 4)} km`
  const away = `${kmAway} km`
  const found: [string, string][] = [
    [
      'Schools',
      r.pick([
        `Primary school, ${walk()}`,
        `Primary and high school, ${drive()}`,
        `Crèche, ${walk()}`,
        `High school, ${drive()}`,
      ]),
    ],
    [
      'Shops',
      r.pick([
        `Supermarket and chemist, ${walk()}`,
        `Shopping centre, ${away}`,
        `Corner café, ${walk()}`,
      ]),
    ],
    [
      'Public Transport',
      r.pick([`Taxi route, ${walk()}`, `Bus stop, ${walk()}`, `Taxi rank, ${drive()}`]),
    ],
    [
      'Hospital or Clinic',
      r.pick([`Private hospital, ${away}`, `Clinic, ${drive()}`, `Day hospital, ${away}`]),
    ],
    ['Main Road', `${mainRoadOf(place).replace(/^the /, '')}, ${away}`],
  ]
  return found.filter(() => r.chance(0.72))
}
