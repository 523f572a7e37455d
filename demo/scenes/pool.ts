import { regionOf, scenesFor, timesFor } from './from-listing.ts'
import type { SceneFacts } from './from-listing.ts'
import type { Region } from './palettes.ts'
import { hash } from './random.ts'
import type { SceneSpec, SceneType } from './spec.ts'

type Plan = Partial<Record<Region, number>>

const everywhere = (gauteng: number, cape: number, durban: number, elsewhere: number): Plan => ({
  gauteng,
  cape,
  durban,
  easterncape: elsewhere,
  bushveld: elsewhere,
  karoo: elsewhere,
  freestate: elsewhere,
})

/** How many pictures of each scene the pool holds: most where most listings are. */
const PLAN: Record<SceneType, Plan> = {
  house: { ...everywhere(9, 4, 5, 3), easterncape: 4, freestate: 4 },
  cube: { gauteng: 5, cape: 3, durban: 3, easterncape: 2 },
  capeDutch: { cape: 3 },
  cluster: everywhere(5, 3, 3, 2),
  townhouses: everywhere(5, 3, 3, 2),
  apartments: everywhere(6, 4, 5, 2),
  farm: everywhere(2, 2, 2, 2),
  plot: everywhere(2, 2, 2, 2),
  lodge: { bushveld: 3 },
  office: everywhere(4, 3, 3, 1),
  shop: everywhere(4, 3, 3, 1),
  warehouse: everywhere(3, 2, 2, 1),
  industrial: everywhere(3, 2, 2, 1),
  beach: { durban: 4, cape: 3, easterncape: 3 },
  berg: { berg: 4 },
  bushveld: { bushveld: 4 },
  lagoon: { cape: 3, durban: 2, easterncape: 2, gauteng: 1, freestate: 1, bushveld: 1 },
  river: { freestate: 2, bushveld: 2, gauteng: 1, cape: 1, karoo: 1, easterncape: 1, durban: 1 },
  city: { gauteng: 3, cape: 2, durban: 2 },
  vineyard: { cape: 3 },
  karoo: { karoo: 3 },
  living: { ...everywhere(3, 2, 2, 1), berg: 1 },
  kitchen: { ...everywhere(3, 2, 2, 1), berg: 1 },
  bedroom: { ...everywhere(3, 2, 2, 1), berg: 1 },
  bathroom: { ...everywhere(3, 2, 2, 1), berg: 1 },
  dining: { ...everywhere(2, 1, 1, 1), berg: 1 },
  study: everywhere(2, 1, 1, 1),
  patio: { ...everywhere(2, 1, 1, 1), berg: 1 },
  meeting: { gauteng: 2, cape: 1, durban: 1 },
  workspace: { gauteng: 2, cape: 1, durban: 1 },
  retail: { gauteng: 2, cape: 1, durban: 1 },
  storage: { gauteng: 2, cape: 1, durban: 1 },
}

/** Where a region with few pictures of a kind may borrow: the land looks most alike there. */
const NEIGHBOUR: Record<Region, Region> = {
  gauteng: 'freestate',
  cape: 'easterncape',
  durban: 'easterncape',
  easterncape: 'durban',
  bushveld: 'gauteng',
  karoo: 'freestate',
  freestate: 'karoo',
  berg: 'freestate',
}

function planned(): SceneSpec[] {
  return Object.entries(PLAN).flatMap(([name, plan]) => {
    const type = name as SceneType
    return Object.entries(plan).flatMap(([place, count]) => {
      const region = place as Region
      const times = timesFor(type)
      const first = hash(`${type}/${region}`)
      return Array.from({ length: count }, (_, i): SceneSpec => {
        const time = times[(first + i) % times.length] ?? 'golden'
        const key = `${type}-${region}-${time}-${i + 1}`
        return { key, type, region, time, seed: key }
      })
    })
  })
}

let pool: SceneSpec[] | undefined

/** The pictures that listings share. Always the same list in the same order. */
export function scenePool(): SceneSpec[] {
  pool ??= planned()
  return pool
}

function candidates(types: readonly SceneType[], region: Region): SceneSpec[] {
  const ofType = scenePool().filter((spec) => types.includes(spec.type))
  const near = ofType.filter((spec) => spec.region === region)
  if (near.length >= 3) return near
  const wider = [...near, ...ofType.filter((spec) => spec.region === NEIGHBOUR[region])]
  return wider.length > 0 ? wider : ofType
}

function ordinalOf(id: number | string): number {
  if (typeof id === 'number') return Math.abs(Math.trunc(id))
  const digits = /(\d{1,9})\D*$/.exec(id)?.[1]
  return digits === undefined ? hash(id) : Number(digits)
}

/** The key of the pool's best picture for a listing. Consecutive ids walk through the candidates,
 *  so neighbouring listings get different covers; the extra step each round does the same for
 *  listings whose ids lie exactly one round apart. */
export function fromPool(facts: SceneFacts, slot: number): string {
  const { types, round } = scenesFor(facts, slot)
  const choices = candidates(types, regionOf(facts))
  const ordinal = ordinalOf(facts.id)
  const turns = choices.length < 3 ? 0 : Math.floor(ordinal / choices.length)
  const chosen = choices[(ordinal + turns + round) % choices.length]
  if (chosen === undefined) throw new Error(`no picture for ${facts.kind}, slot ${slot}`)
  return chosen.key
}
