import config, { chromiumArguments } from './playwright.config.ts'
import { expect, test } from './fixtures.ts'

/** Twice the usual size, as set in the browser. */
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
})

const pages = [
  '/',
  '/property/residential/searchResult',
  '/timesharesearch',
  '/resort/ALPI',
] as const

test('with text twice as large nothing overflows a phone or a small window', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const address of pages) {
      await page.goto(address)
      const [scrolls, text] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        getComputedStyle(document.documentElement).fontSize,
      ])
      expect([address, scrolls, text]).toEqual([address, width, '32px'])
    }
  }
})

test('with text twice as large a phone has the menu, the facts of a home and its enquiry', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const mark = page.getByRole('article').first().getByText('Compare', { exact: true })
  const heart = page.getByRole('article').first().getByRole('button').first()
  const [markBox, heartBox] = [await mark.boundingBox(), await heart.boundingBox()]
  expect((heartBox?.y ?? 0) + (heartBox?.height ?? 0)).toBeLessThanOrEqual(markBox?.y ?? 0)

  const home = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  await page.goto(home as string)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('region', { name: 'Price and enquiry' })
  await expect(bar.getByRole('link', { name: 'ENQUIRE NOW' })).toBeInViewport({ ratio: 1 })
})

test('with text twice as large a phone has the menu, the cards and a conversation of the back office', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs('superadmin')
  await page.goto('/PropertyAdmin')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  const row = page.locator('tbody tr').first()
  const [card, name] = [await row.boundingBox(), await row.getByRole('link').first().boundingBox()]
  expect(name?.height).toBeLessThan(100)
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(
    (card?.x ?? 0) + (card?.width ?? 0),
  )
  for (const tool of ['Views', 'Excel', 'Columns']) {
    await expect(page.getByText(tool, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  }

  await page.goto('/conversations')
  await page.locator('main a[href^="/conversations/"]').first().click()
  const who = page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('heading')
    .first()
  expect((await who.boundingBox())?.width).toBeGreaterThan(200)
})
