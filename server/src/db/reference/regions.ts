export type Province =
  | 'Eastern Cape'
  | 'Free State'
  | 'Gauteng'
  | 'KwaZulu-Natal'
  | 'Limpopo'
  | 'Mpumalanga'
  | 'Northern Cape'
  | 'North West'
  | 'Western Cape'

export type RegionSeed = {
  id: number
  regionCode: string
  regionName: string
  provinces: readonly Province[]
  centre: { lat: number; lng: number }
}

/** Id 1 is stored if a listing names no region, as for a resort outside the catalogue. */
export const regions: readonly RegionSeed[] = [
  {
    id: 1,
    regionCode: 'GEN',
    regionName: 'Other region',
    provinces: [],
    centre: { lat: -29.0, lng: 25.0 },
  },
  {
    id: 2,
    regionCode: 'NCST',
    regionName: 'Umhlanga and Dolphin Coast',
    provinces: ['KwaZulu-Natal'],
    centre: { lat: -29.62, lng: 31.15 },
  },
  {
    id: 3,
    regionCode: 'DURB',
    regionName: 'Durban',
    provinces: ['KwaZulu-Natal'],
    centre: { lat: -29.86, lng: 31.02 },
  },
  {
    id: 4,
    regionCode: 'SCST',
    regionName: 'KwaZulu-Natal South Coast',
    provinces: ['KwaZulu-Natal'],
    centre: { lat: -30.74, lng: 30.45 },
  },
  {
    id: 5,
    regionCode: 'BERG',
    regionName: 'Drakensberg and Midlands',
    provinces: ['KwaZulu-Natal'],
    centre: { lat: -29.1, lng: 29.5 },
  },
  {
    id: 6,
    regionCode: 'LOWV',
    regionName: 'Lowveld and Kruger',
    provinces: ['Mpumalanga'],
    centre: { lat: -25.22, lng: 31.35 },
  },
  {
    id: 7,
    regionCode: 'PANO',
    regionName: 'Panorama Route and Highlands',
    provinces: ['Mpumalanga'],
    centre: { lat: -25.2, lng: 30.6 },
  },
  {
    id: 8,
    regionCode: 'WATB',
    regionName: 'Waterberg and Bela-Bela',
    provinces: ['Limpopo'],
    centre: { lat: -24.8, lng: 28.0 },
  },
  {
    id: 9,
    regionCode: 'MAGA',
    regionName: 'Hartbeespoort and Magaliesberg',
    provinces: ['North West', 'Gauteng'],
    centre: { lat: -25.65, lng: 27.82 },
  },
  {
    id: 10,
    regionCode: 'PILA',
    regionName: 'Sun City and Pilanesberg',
    provinces: ['North West'],
    centre: { lat: -25.34, lng: 27.08 },
  },
  {
    id: 11,
    regionCode: 'EFST',
    regionName: 'Eastern Free State',
    provinces: ['Free State'],
    centre: { lat: -28.5, lng: 28.7 },
  },
  {
    id: 12,
    regionCode: 'GARD',
    regionName: 'Garden Route',
    provinces: ['Western Cape'],
    centre: { lat: -34.04, lng: 23.1 },
  },
  {
    id: 13,
    regionCode: 'CAPE',
    regionName: 'Cape Town and Peninsula',
    provinces: ['Western Cape'],
    centre: { lat: -33.97, lng: 18.45 },
  },
  {
    id: 14,
    regionCode: 'WINE',
    regionName: 'Winelands and Route 62',
    provinces: ['Western Cape'],
    centre: { lat: -33.8, lng: 19.6 },
  },
  {
    id: 15,
    regionCode: 'WCST',
    regionName: 'West Coast and Cederberg',
    provinces: ['Western Cape'],
    centre: { lat: -32.7, lng: 18.9 },
  },
  {
    id: 16,
    regionCode: 'WILD',
    regionName: 'Wild Coast',
    provinces: ['Eastern Cape'],
    centre: { lat: -32.0, lng: 29.0 },
  },
  {
    id: 17,
    regionCode: 'ALGO',
    regionName: 'Algoa Bay and Sunshine Coast',
    provinces: ['Eastern Cape'],
    centre: { lat: -33.9, lng: 25.9 },
  },
  {
    id: 18,
    regionCode: 'GAUT',
    regionName: 'Gauteng',
    provinces: ['Gauteng'],
    centre: { lat: -26.0, lng: 28.15 },
  },
  {
    id: 19,
    regionCode: 'NCAP',
    regionName: 'Northern Cape and Kalahari',
    provinces: ['Northern Cape'],
    centre: { lat: -28.7, lng: 22.0 },
  },
]
