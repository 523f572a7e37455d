import type { MeasuredPage } from './pages.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** The part of Lighthouse's report that is compared. */
export interface LighthouseReport {
  categories: Partial<Record<Category, { score: number | null }>>
  audits: Record<string, { numericValue?: number } | undefined>
}

interface Measure {
  title: string
  /** Undefined if Lighthouse has no such value. */
  value: number | undefined
  text: string
  goal: string
  reached: boolean
}

/** In hundredths. The back office is hidden from search engines, so it has no goal there. */
const publicGoals: Record<Category, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}
const officeGoals: Partial<Record<Category, number>> = {
  performance: 90,
  accessibility: 90,
  'best-practices': 90,
}
const titles: Record<Category, string> = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}
const paintMs = 1800
const shift = 0.02

/** The scores of a page, next to the goals. */
export function measuresOf(page: MeasuredPage, report: LighthouseReport): Measure[] {
  const goals = page.office ? officeGoals : publicGoals
  const scores = categories.map((category): Measure => {
    const goal = goals[category]
    const score = report.categories[category]?.score
    const value = score === null || score === undefined ? undefined : Math.round(score * 100)
    const reached = goal === undefined || (value !== undefined && value >= goal)
    const text = goal === undefined || value === undefined ? '–' : String(value)
    return { title: titles[category], value, text, goal: goal ? `≥ ${goal}` : '', reached }
  })
  const paint = report.audits['largest-contentful-paint']?.numericValue
  const moved = report.audits['cumulative-layout-shift']?.numericValue
  return [
    ...scores,
    {
      title: 'LCP',
      value: paint,
      text: paint === undefined ? '–' : `${(paint / 1000).toFixed(2)} s`,
      goal: page.office ? '' : '< 1.8 s',
      reached: Boolean(page.office) || (paint !== undefined && paint < paintMs),
    },
    {
      title: 'CLS',
      value: moved,
      text: moved === undefined ? '–' : moved.toFixed(3),
      goal: page.office ? '' : '< 0.02',
      reached: Boolean(page.office) || (moved !== undefined && moved < shift),
    },
  ]
}

/** One row for each page, and the goals in the last ones; missed goals have an exclamation mark. */
export function tableOf(results: readonly { page: MeasuredPage; report: LighthouseReport }[]): {
  text: string
  missed: number
} {
  const measured = results.map(({ page, report }) => ({ page, all: measuresOf(page, report) }))
  const goalsOf = (office: boolean) =>
    measured.find(({ page }) => Boolean(page.office) === office)?.all.map(({ goal }) => goal)
  const rows = [
    ['', ...(measured[0]?.all.map(({ title }) => title) ?? [])],
    ...measured.map(({ page, all }) => [
      page.name,
      ...all.map(({ text, reached }) => (reached ? text : `${text} !`)),
    ]),
    ['Goal', ...(goalsOf(false) ?? [])],
    ['Goal, back office', ...(goalsOf(true) ?? [])],
  ]
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  )
  const text = rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
  const missed = measured.flatMap(({ all }) => all).filter(({ reached }) => !reached).length
  return { text, missed }
}
