import { expect, it } from 'vitest'
import { connectionsOf } from './open.ts'

it('counts the connections of all processes of a program', () => {
  expect(connectionsOf({ workers: 1, databasePool: 10 })).toBe(22)
  // With the default settings they fit into the embedded server's default limit.
  expect(connectionsOf({ workers: 4, databasePool: 10 })).toBeLessThanOrEqual(70)
  expect(connectionsOf({ workers: 8, databasePool: 40 })).toBeGreaterThan(8 * 40)
})
