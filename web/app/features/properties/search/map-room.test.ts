import { expect, it } from 'vitest'
import { roomFor } from './map-room.ts'

const beside = { narrow: false, width: 645, height: 728, toolsEnd: 56, hidden: 0 }

it('results beside the list are shown between the tools and the drive time', () => {
  expect(roomFor(beside)).toEqual({ top: 92, bottom: 140 })
})

it('results are shown in the part of the map that is within the window', () => {
  expect(roomFor({ ...beside, hidden: 235 })).toEqual({ top: 92, bottom: 275 })
})

it('a low window still has space for them', () => {
  const { top, bottom } = roomFor({ ...beside, height: 480, hidden: 400 })
  expect(480 - top - bottom).toBeGreaterThan(240)
})

it('a map on its own has its cards below, and on a phone a button above them', () => {
  const alone = { ...beside, narrow: true }
  expect(roomFor({ ...alone, width: 768 })).toEqual({ top: 92, bottom: 232 })
  expect(roomFor({ ...alone, width: 390, toolsEnd: 108 })).toEqual({ top: 144, bottom: 272 })
})

it('tools opened later do not push the results away', () => {
  expect(roomFor({ ...beside, toolsEnd: 320 }).top).toBe(160)
})
