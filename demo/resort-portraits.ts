import type { ResortSetting } from '#server/db/reference/resorts/resort-seed.ts'
import { hash, Rand } from './scenes/random.ts'
import type { SceneSpec, SceneType } from './scenes/spec.ts'
import { countryOf, LANDMARKS } from './scenes/towns.ts'
import type { Backdrop, Country } from './scenes/towns.ts'
import { timesFor } from './portraits.ts'

export interface ResortFacts {
  id: number
  town: string
  province: string
  setting: ResortSetting
}

const scenes: Record<ResortSetting, readonly SceneType[]> = {
  beach: ['beach'],
  berg: ['berg'],
  bush: ['bushveld', 'lodge'],
  lake: ['lagoon'],
  river: ['river'],
  city: ['city'],
  vineyard: ['vineyard'],
  karoo: ['karoo'],
}

/**
 * A different part of the same place: where guests arrive, or the building with most of the flats.
 */
const secondScenes: Record<ResortSetting, SceneType> = {
  beach: 'apartments',
  berg: 'lodge',
  bush: 'lodge',
  lake: 'lodge',
  river: 'lodge',
  city: 'apartments',
  vineyard: 'capeDutch',
  karoo: 'cottage',
}

function secondScene(setting: ResortSetting, first: SceneType): SceneType {
  const second = secondScenes[setting]
  return second === first ? (scenes[setting].find((scene) => scene !== first) ?? first) : second
}

/** A resort shows what its town is known for; the sea is only behind a beach. */
function backdropOf({ setting }: ResortFacts, country: Country, r: Rand): Backdrop {
  if (setting === 'beach') return r.pick(country.coast ?? country.inland)
  return country.inland.find((backdrop) => LANDMARKS[backdrop]) ?? r.pick(country.inland)
}

/** The resort's own pictures: its cover, another part of it later in the day, and rooms of its own. */
export function resortPortrait(facts: ResortFacts, view: number): SceneSpec {
  const seed = `resort-${facts.id}`
  const country = countryOf(facts.town, facts.province)
  const cover = new Rand(`${seed}/type`).pick(scenes[facts.setting])
  const outside = view === 0 ? cover : secondScene(facts.setting, cover)
  const type = ownViews[view] ?? outside
  const times = timesFor(type)
  const time = times[(hash(seed) + view) % times.length] ?? 'golden'
  return {
    key: `${seed}-${view + 1}`,
    type,
    region: country.region,
    time,
    seed,
    backdrop: backdropOf(facts, country, new Rand(`${seed}/backdrop`)),
    look: { pool: true },
    view,
  }
}

/** Weeks at one resort appear side by side in results, so it has several pictures of its own. */
const ownViews: readonly (SceneType | undefined)[] = [undefined, undefined, 'living', 'patio']
export const ownPicturesOfResort = ownViews.length
