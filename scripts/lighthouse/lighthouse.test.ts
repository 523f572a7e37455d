import { describe, expect, it } from 'vitest'
import { linkedPath } from './pages.ts'
import { tableOf, type LighthouseReport } from './table.ts'

const report = (performance: number, paint = 1500, shift = 0): LighthouseReport => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 1 },
  },
  audits: {
    'largest-contentful-paint': { numericValue: paint },
    'cumulative-layout-shift': { numericValue: shift },
  },
})
const home = { name: 'Home', path: '/' }
const office = { name: 'Weeks', path: '/weeks', office: true }

describe('the Lighthouse table', () => {
  it('counts nothing if every page reaches its goals', () => {
    const { text, missed } = tableOf([
      { page: home, report: report(0.97) },
      { page: office, report: { ...report(0.9, 4000, 0.1), audits: {} } },
    ])
    expect(missed).toBe(0)
    expect(text).not.toContain('!')
  })

  it.each([
    ['a score', report(0.96)],
    ['the largest paint', report(1, 1800)],
    ['the layout shift', report(1, 1500, 0.02)],
    ['a score that Lighthouse could not find', { ...report(1), categories: {} }],
  ])('marks %s that misses its goal', (_, missedReport) => {
    const { text, missed } = tableOf([{ page: home, report: missedReport }])
    expect(missed).toBeGreaterThan(0)
    expect(text).toMatch(/^Home .*!/m)
  })

  it('has no goal for search engines in the back office', () => {
    const hidden = report(0.95)
    hidden.categories.seo = { score: 0.6 }
    expect(tableOf([{ page: office, report: hidden }]).missed).toBe(0)
  })
})

it('finds the first link of a kind on a page', () => {
  const html = '<a href="/a?x=1&amp;y=2">a</a><a href="/resort/12/34">b</a>'
  expect(linkedPath(html, /^\/resort\/\d+\/\d+$/)).toBe('/resort/12/34')
  expect(linkedPath(html, /^\/a/)).toBe('/a?x=1&y=2')
  expect(() => linkedPath(html, /^\/property/)).toThrow('demo data')
})
