import type { OriginCode } from '#contract/resorts/directions.ts'
import type { Place } from './places.ts'

export interface Destination {
  code: string
  name: string
  place: Place
}

export interface RouteStep {
  text: string
  road: string
  towards: string
  distance: number
  minutes: number
}

export interface Route {
  distance: number
  minutes: number
  steps: RouteStep[]
  line: Place[]
  source: 'embedded' | 'osrm'
}

export interface Router {
  /** Undefined if no road leads there. */
  route(from: OriginCode, to: Destination): Promise<Route | undefined>
}

/** Where each of the fifteen origins is on the road graph. */
export const originPlaces: Readonly<Record<OriginCode, string>> = {
  bloemfontein: 'Bloemfontein',
  'cape-town': 'Cape Town',
  durban: 'Durban',
  'east-london': 'East London',
  george: 'George',
  johannesburg: 'Johannesburg',
  nelspruit: 'Nelspruit',
  polokwane: 'Polokwane',
  'port-elizabeth': 'Gqeberha',
  pretoria: 'Pretoria',
  upington: 'Upington',
  'or-tambo': 'OR Tambo International Airport',
  'king-shaka': 'King Shaka International Airport',
  'port-elizabeth-airport': 'Port Elizabeth International Airport',
  'cape-town-airport': 'Cape Town International Airport',
}
