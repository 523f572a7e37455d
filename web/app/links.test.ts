import { describe, expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import { builtLinks, patternOf } from './links.testing.ts'
import { pathsOf } from './route-table.ts'
import routes from './routes.ts'

/** Served by the server itself, not by a screen. */
const withoutScreen = [/^\/api\//, /^\/media\//, /^\/sitemap/, /^\/campaigns?\//]

const patterns = pathsOf(routes)
  // The last entry takes what no screen has.
  .filter((path) => path !== '/*')
  .map(patternOf)

const leadsSomewhere = (address: string) => {
  const path = (address.split(/[?#]/)[0] as string).toLowerCase()
  return patterns.some((one) => one.test(path)) || withoutScreen.some((one) => one.test(path))
}

describe('the addresses of pages', () => {
  it.each(builtLinks(links))('%s leads to a screen: %s', (_name, address) => {
    expect(leadsSomewhere(address)).toBe(true)
  })

  it('are checked against a table that does not match everything', () => {
    expect(leadsSomewhere('/no/such/page/at/all')).toBe(false)
  })
})
