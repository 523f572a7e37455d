import { describe, expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import { pathsOf } from './route-table.ts'
import routes from './routes.ts'

/** Served by the server itself, not by a screen. */
const withoutScreen = [/^\/api\//, /^\/media\//, /^\/sitemap/, /^\/campaigns?\//]

/** An address fits a path of the table when its variable parts may be anything. */
const patterns = pathsOf(routes)
  // The last entry takes what no screen has.
  .filter((path) => path !== '/*')
  .map((path) => {
    const pattern = path
      .split('/')
      .map((part) => {
        if (part.startsWith(':')) return part.endsWith('?') ? '[^/]*' : '[^/]+'
        return part === '*' ? '.*' : part.replace(/[.+()]/g, '\\$&')
      })
      .join('/')
    return new RegExp(`^${pattern}/?$`)
  })

const leadsSomewhere = (address: string) => {
  const path = (address.split(/[?#]/)[0] as string).toLowerCase()
  return patterns.some((one) => one.test(path)) || withoutScreen.some((one) => one.test(path))
}

/** Stands for whatever a link is made from: an id, a name, a listing. */
const anything: never = new Proxy(() => '1', {
  get: (_, name) => {
    if (name === Symbol.toPrimitive || name === 'toString') return () => '1'
    if (name === 'toLowerCase') return () => 'residential'
    if (name === 'kind') return 'week'
    if (name === 'usage') return 'Residential'
    return name === Symbol.iterator ? [][Symbol.iterator].bind([]) : undefined
  },
  ownKeys: () => [],
  getOwnPropertyDescriptor: () => undefined,
}) as never

describe('the addresses of pages', () => {
  const built = Object.entries(links).map(([name, build]): [string, string] => [
    name,
    (build as (...given: never[]) => string)(anything, anything, anything),
  ])

  it.each(built)('%s leads to a screen: %s', (_name, address) => {
    expect(leadsSomewhere(address)).toBe(true)
  })

  it('are checked against a table that does not take everything', () => {
    expect(leadsSomewhere('/no/such/page/at/all')).toBe(false)
  })
})
