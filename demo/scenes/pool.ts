import type { Region } from './palettes.ts'
import { hash } from './random.ts'
import type { SceneSpec, SceneType } from './spec.ts'

/** Rooms that listings of a region share: enough of each that no gallery shows one twice. */
const HOME_ROOMS = {
  living: 4,
  livingWithFire: 2,
  kitchen: 4,
  bedroom: 6,
  bathroom: 4,
  dining: 2,
  study: 2,
  patio: 2,
  patioWithPool: 2,
}
const WORK_ROOMS = { workspace: 3, meeting: 3, retail: 3, storage: 3 }
export type Room = keyof typeof HOME_ROOMS | keyof typeof WORK_ROOMS

const BUSY: readonly Region[] = ['gauteng', 'cape', 'durban']
const QUIET: readonly Region[] = ['easterncape', 'bushveld', 'karoo', 'freestate', 'berg']

/** Business premises of the other regions borrow their rooms here. */
const BORROWED: Partial<Record<Region, Region>> = {
  easterncape: 'durban',
  bushveld: 'gauteng',
  karoo: 'gauteng',
  freestate: 'gauteng',
  berg: 'durban',
}

const SCENE_OF: Partial<Record<Room, SceneType>> = {
  patioWithPool: 'patio',
  livingWithFire: 'living',
}

const TIMES = ['golden', 'morning', 'dusk', 'noon'] as const

function roomsOf(room: Room, region: Region, count: number): SceneSpec[] {
  const type = SCENE_OF[room] ?? (room as SceneType)
  const look = { pool: room === 'patioWithPool', fireplace: room === 'livingWithFire' }
  const times = type === 'patio' ? (['dusk', 'golden'] as const) : TIMES
  const first = hash(`${room}/${region}`)
  return Array.from({ length: count }, (_, i) => {
    const time = times[(first + i) % times.length] ?? 'golden'
    const key = `${room}-${region}-${time}-${i + 1}`
    return { key, type, region, time, seed: key, look }
  })
}

const rooms = new Map<string, SceneSpec[]>()
for (const region of [...BUSY, ...QUIET]) {
  for (const [room, count] of Object.entries(HOME_ROOMS)) {
    const quiet = count > 4 ? 4 : Math.ceil(count / 2)
    const here = BUSY.includes(region) ? count : quiet
    rooms.set(`${room}/${region}`, roomsOf(room as Room, region, here))
  }
}
for (const region of BUSY) {
  for (const [room, count] of Object.entries(WORK_ROOMS))
    rooms.set(`${room}/${region}`, roomsOf(room as Room, region, count))
}

/** The pictures that listings share. Always the same list in the same order. */
export function roomPool(): SceneSpec[] {
  return [...rooms.values()].flat()
}

/** A shared room for a listing; `nth` counts rooms of the kind in its gallery. Undefined when the
 *  region has no further one. */
export function sharedRoom(
  room: Room,
  region: Region,
  id: number,
  nth: number,
): SceneSpec | undefined {
  const choices =
    rooms.get(`${room}/${region}`) ?? rooms.get(`${room}/${BORROWED[region] ?? region}`) ?? []
  return nth < choices.length ? choices[(id + nth) % choices.length] : undefined
}
