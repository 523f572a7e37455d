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

const gauteng = ['the koppies', 'the golf course', 'the ridge', 'the nature reserve']
const winelands = ['the vineyards', 'the mountains', 'the mountains']
const lowveld = ['the escarpment', 'the bush', 'the orchards']
const highveld = ['the veld', 'the maize fields', 'the dam']

const views: Record<string, readonly string[]> = {
  Gauteng: gauteng,
  'Western Cape': ['the mountains', 'the hills'],
  'KwaZulu-Natal': ['the valley', 'the forest', 'the hills', 'the conservancy'],
  'Eastern Cape': ['the valley', 'the milkwoods', 'the hills'],
  'Free State': ['the koppies', 'the veld', 'the maize fields'],
  Limpopo: ['the bushveld', 'the koppies', 'the marulas'],
  Mpumalanga: lowveld,
  'North West': ['the bushveld', 'the veld'],
  'Northern Cape': ['the veld', 'the camelthorns', 'the koppies'],
}

/** What can be seen from one town but not from the rest of its province. */
const townViews: Record<string, readonly string[]> = {
  Pretoria: [...gauteng, 'the city lights'],
  Johannesburg: [...gauteng, 'the city lights'],
  Sandton: [...gauteng, 'the city lights'],
  'Cape Town': ['Table Mountain', 'Table Mountain', 'the greenbelt'],
  Stellenbosch: winelands,
  Paarl: winelands,
  Franschhoek: winelands,
  Durbanville: ['the vineyards', 'the hills'],
  Knysna: ['the lagoon', 'the Heads'],
  Witbank: highveld,
  Middelburg: highveld,
  Secunda: highveld.slice(0, 2),
  Hartbeespoort: ['the Magaliesberg', 'the dam'],
  Rustenburg: ['the Magaliesberg', 'the bushveld'],
  Brits: ['the Magaliesberg', 'the orchards'],
  Upington: ['the river', 'the vineyards', 'the veld'],
}

/** By town: other towns have suburbs with the same name. */
const seaside: Record<string, readonly string[]> = {
  'Cape Town': [
    'Sea Point',
    'Green Point',
    'Camps Bay',
    'Clifton',
    'Llandudno',
    'Table View',
    'Kalk Bay',
    'Muizenberg',
  ],
  Hermanus: ['Voëlklip', 'Eastcliff', 'Westcliff'],
  'Plettenberg Bay': ['Whale Rock'],
  Umhlanga: ['Umhlanga Rocks'],
  Durban: ['La Lucia', 'Glenashley', 'Bluff'],
  Ballito: ['Ballito Central'],
  Margate: ['Margate Beach'],
  'Richards Bay': ['Meer en See'],
  Gqeberha: ['Summerstrand', 'Humewood'],
  'East London': ['Nahoon', 'Bonza Bay'],
  'Jeffreys Bay': ['Wavecrest', 'Kabeljous', 'Jeffreys Bay Central'],
}

export function mainRoadOf(place: Place): string {
  return mainRoads[place.city] ?? 'the main road'
}

export function viewFrom(place: Place, r: Rand): string {
  if (isSeaside(place) && r.chance(0.75)) return 'the sea'
  return r.pick(townViews[place.city] ?? views[place.province] ?? ['the hills'])
}

export function isSeaside(place: Pick<Place, 'city' | 'suburb'>): boolean {
  return seaside[place.city]?.includes(place.suburb) ?? false
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
