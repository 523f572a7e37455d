import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from './errors.ts'
import { createPrimaryFinder, type Probed } from './primary-finder.ts'

/** Servers by name: a timeline for a primary, `standby`, or `dead`. */
type Servers = Record<string, number | 'standby' | 'dead' | 'silent'>

function aFinder(servers: Servers) {
  const probed: string[] = []
  const probe = async (server: string): Promise<Probed> => {
    probed.push(server)
    const state = servers[server]
    if (state === 'dead') throw new Error(`${server} is dead`)
    if (state === 'silent') return new Promise(() => {})
    return state === 'standby' || state === undefined
      ? { primary: false, timeline: 0 }
      : { primary: true, timeline: state }
  }
  return { probed, finder: createPrimaryFinder(Object.keys(servers), probe, { graceMs: 20 }) }
}

describe('the primary finder', () => {
  it('chooses the server that accepts writes and looks again only when it is lost', async () => {
    const servers: Servers = { one: 'standby', two: 1, three: 'dead' }
    const { finder, probed } = aFinder(servers)
    const moves: (string | undefined)[] = []
    finder.onMove((primary) => moves.push(primary))
    expect(await Promise.all([finder.find(), finder.find()])).toEqual(['two', 'two'])
    expect(probed).toHaveLength(3)
    finder.lost('one')
    await finder.find()
    expect(probed).toHaveLength(3)

    Object.assign(servers, { one: 2, two: 'dead' })
    finder.lost('two')
    expect(await finder.find()).toBe('one')
    expect(moves).toEqual(['two', 'one'])
  })

  it('does not wait for an unresponsive server', async () => {
    const { finder } = aFinder({ one: 'silent', two: 1 })
    expect(await finder.find()).toBe('two')
  })

  it('prefers the primary that was promoted last, and never goes back', async () => {
    const servers: Servers = { old: 1, promoted: 2 }
    const { finder } = aFinder(servers)
    expect(await finder.find()).toBe('promoted')
    servers.promoted = 'dead'
    finder.lost('promoted')
    await expect(finder.find()).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  it('reports once that there is no primary', async () => {
    const servers: Servers = { one: 1, two: 'standby' }
    const { finder } = aFinder(servers)
    await finder.find()
    const moves: (string | undefined)[] = []
    finder.onMove((primary) => moves.push(primary))
    servers.one = 'dead'
    finder.lost('one')
    await expect(finder.find()).rejects.toThrow('cannot be reached')
    await expect(finder.find()).rejects.toThrow('cannot be reached')
    expect(moves).toEqual([undefined])
  })
})
