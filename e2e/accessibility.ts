import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { default as Axe, Result } from 'axe-core'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Every document loads and parses it again, and this is less than half the size of the commented
 * version.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The checker is a script, and these pages do not allow any. */
const shutFrames = 'iframe[sandbox]:not([sandbox~="allow-scripts"])'

/**
 * The checker's own traversal of frames takes several times as long, so it is only used on pages
 * with frames.
 */
async function findViolations(page: Page): Promise<Result[]> {
  const frames = await page.locator(`iframe:not(${shutFrames})`).count()
  if (frames > 0) {
    const checker = new AxeBuilder({ page, axeSource: source }).withTags(wcag)
    return (await checker.exclude(shutFrames).analyze()).violations
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ tags, exclude }) => {
      const { axe: checker } = window as unknown as { axe: typeof Axe }
      const options = { runOnly: tags, resultTypes: ['violations' as const] }
      return (await checker.run({ exclude: [[exclude]] }, options)).violations
    },
    { tags: wcag, exclude: shutFrames },
  )
}

/** Everything that the checker examines: the document with its state, and its rendered size. */
async function stateOf(page: Page): Promise<string | undefined> {
  if (page.frames().length > 1) return undefined
  const state = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const focused = document.activeElement ? all.indexOf(document.activeElement) : -1
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const values = fields.map(({ value, checked }) => [value, checked])
    const dialogs = [...document.querySelectorAll('dialog')].map((one) => one.matches(':modal'))
    const size = [innerWidth, innerHeight, scrollX, scrollY]
    const html = document.documentElement.outerHTML
    return JSON.stringify([location.href, size, focused, values, dialogs, html])
  })
  return createHash('sha256').update(state).digest('base64')
}

/**
 * States that passed, so that nothing is checked twice: at the end of a test and just before it.
 */
const faultless = new Set<string>()

/** Fails on any accessibility violation on the current page. */
export async function checkAccessibility(page: Page): Promise<void> {
  // A new document can be read before its styles are loaded.
  await page.waitForLoadState('load')
  // Colours in the middle of a transition are meaningless.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    const settled = Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
    return Promise.race([settled, new Promise((resolve) => setTimeout(resolve, 2000))])
  })
  // An element scrolled halfway under the header counts as a target that is too small.
  const scrolled = await page.evaluate(() => {
    const before = window.scrollY
    window.scrollTo({ top: 0, behavior: 'instant' })
    return before
  })
  try {
    await checkAsItIs(page)
  } finally {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
  }
}

async function checkAsItIs(page: Page): Promise<void> {
  const state = await stateOf(page)
  if (state && faultless.has(state)) return
  const found = (await findViolations(page)).map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  )
  expect(found).toEqual([])
  if (state) faultless.add(state)
}
