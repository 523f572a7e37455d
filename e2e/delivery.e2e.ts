import type { BrowserContext, Page, Request } from '@playwright/test'
import { expect, test, waitForScript } from './fixtures.ts'

/** Of all scripts of a page, compressed. */
const mostScriptBytes = 175_000
const mostScripts = 24

/** A page that nobody has touched yet: the one of the fixtures is used at once. */
async function open(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const requests: Request[] = []
  const problems: string[] = []
  page.on('requestfinished', (request) => requests.push(request))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(path)
  const of = (type: string) => requests.filter((request) => request.resourceType() === type)
  return { page, of, problems }
}

const heldScripts = (page: Page) => page.locator('script[type="text/held"]')

for (const path of [
  '/',
  '/property/residential/searchResult?salesType=Sale',
  '/property/residential',
  '/timesharesearch',
  '/timeshareToByResults',
  '/resort/KNYS',
  '/user/login',
]) {
  test(`${path} arrives with its styles and two fonts, and brings its scripts when it is used`, async ({
    context,
  }) => {
    const { page, of, problems } = await open(context, path)
    await expect(heldScripts(page)).toHaveAttribute('data-when', 'used')
    await expect(page.locator('link[rel=stylesheet]:not([disabled])')).toHaveCount(0)
    expect([of('stylesheet').length, of('script').length]).toEqual([0, 0])
    expect(of('font').length).toBeLessThanOrEqual(2)
    const styled = await page.getByRole('banner').boundingBox()

    await page.mouse.move(200, 300)
    await page.mouse.move(210, 310)
    await waitForScript(page)
    expect(await page.getByRole('banner').boundingBox()).toEqual(styled)
    const sizes = await Promise.all(of('script').map((request) => request.sizes()))
    expect(sizes.length).toBeLessThanOrEqual(mostScripts)
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeLessThan(mostScriptBytes)
    // What checks forms and replies comes with the first form that is sent.
    expect(of('script').filter((request) => request.url().includes('/schemas-'))).toEqual([])
    expect(problems).toEqual([])
    await page.close()
  })
}

test('a page for a person who is logged in starts by itself', async ({
  context,
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  const own = await context.newPage()
  await own.goto('/')
  await expect(heldScripts(own)).toHaveAttribute('data-when', 'painted')
  await expect
    .poll(() =>
      own.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/framework-')),
      ),
    )
    .toBe(true)
  await own.close()
  await page.goto('/')
})

test('what a visitor types and chooses before the scripts are there is not lost', async ({
  context,
}) => {
  const page = await context.newPage()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/property/residential/searchResult?salesType=Sale')
  await page.getByRole('checkbox', { name: /^House/ }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'High price' })
  release()
  await expect(page).toHaveURL(/types=1/)
  await expect(page).toHaveURL(/sort=high/)
  await expect(page.getByRole('checkbox', { name: /^House/ })).toBeChecked()
  await page.close()
})

test('going to another page shows progress at once', async ({ page }) => {
  await page.goto('/')
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/us.data*', async (route) => {
    await gate
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  const progress = page.locator('[data-progress]')
  await expect(progress).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(progress).toHaveCount(0)
})
