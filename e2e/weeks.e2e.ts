import { readFile } from 'node:fs/promises'
import { arriveAt, expect, test } from './fixtures.ts'

test('a family finds a week by setting, sleeps and drive, and near misses when nothing matches', async ({
  page,
}) => {
  await page.goto('/timesharesearch')
  await page.getByText('School holiday, price, sleeps, setting and drive time').click()
  await page.getByLabel('Setting').selectOption('bush')
  await page.getByLabel('Sleeps').selectOption('4')
  // The map has its own drive time.
  const form = page.getByRole('search').filter({ hasText: 'Town or area' })
  await form.getByRole('combobox', { name: 'Drive from' }).fill('Pretor')
  await page.getByRole('option', { name: 'Pretoria, Gauteng', exact: true }).click()
  await form.getByLabel('Drive time').selectOption('300')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/setting=bush/)
  await expect(page.getByRole('list', { name: 'Weeks' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(
    page.getByRole('region', { name: 'Resorts within 5 hours of Pretoria' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: Bush' }).click()
  await expect(page).not.toHaveURL(/setting=/)

  await page.goto('/timeshareToByResults?setting=bush&maxPrice=1000')
  await expect(page.getByText('No Results Found')).toBeVisible()
  await page.getByRole('link', { name: /^\d+ weeks? at R\s/ }).click()
  await expect(page.getByRole('list', { name: 'Weeks' }).getByRole('listitem')).not.toHaveCount(0)
})

test('the weeks for a sentence show what was ignored, and another sentence can be entered', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/timeshareToByResults')
  const box = page.getByRole('textbox', { name: 'Describe what you are looking for' })
  await box.fill('week for 6 at the sea with unicorns')
  await box.press('Enter')
  await expect(page).toHaveURL(/sleeps=6&setting=sea/)
  await expect(page.getByText('Not used: “unicorns”')).toBeVisible()
  await expect(box).toHaveValue('week for 6 at the sea with unicorns')
  await expectAccessible()
})

test('a typed and entered place is searched for weeks, both before and on the results page', async ({
  page,
}) => {
  const chosen = page.getByRole('list', { name: 'Chosen places' })
  await page.goto('/timesharesearch')
  const place = page.getByRole('combobox', { name: 'Town or area' })
  await place.fill('Garden Route')
  await place.press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await place.fill('drakensberg')
  // The suggestions would cover the button.
  await place.press('Escape')
  const form = page.getByRole('search').filter({ hasText: 'Town or area' })
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await arriveAt(page, /places=garden-route_/)
  const rail = page.getByRole('search', { name: 'Filters' })
  await expect(rail.getByRole('list', { name: 'Chosen places' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await page.getByRole('link', { name: 'Remove filter: Garden Route' }).click()
  await expect(page).not.toHaveURL(/garden-route/)
  const more = rail.getByRole('combobox', { name: 'Town or area' })
  await more.fill('zzzzzz')
  await more.press('Enter')
  await expect(rail.getByText('We do not know a place called “zzzzzz”.')).toBeVisible()
  await page.goto('/timeshareToByResults?place=zzzzzz')
  await expect(page.getByText('We do not know a place called “zzzzzz”.').first()).toBeVisible()
})

test('a resort’s filters apply immediately and stay in the URL', async ({ page }) => {
  await page.goto('/resort/CABA')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.page')) asked.push(request.url())
  })
  const rows = page.getByRole('table').getByRole('row')
  const all = await rows.count()
  await page.getByLabel('Bedrooms').selectOption('6')
  await expect(page).toHaveURL(/bedrooms=6/)
  await expect(page.getByText('Sorry no listings were found matching your search')).toBeVisible()
  await page.getByRole('link', { name: 'Show all weeks' }).click()
  await expect(rows).toHaveCount(all)
  // The weeks are already on the page.
  expect(asked).toEqual([])
})

test('a resort is found by its id, and both Silver Sands share one page', async ({ page }) => {
  await page.goto('/resort/SILV2')
  await expect(page).toHaveURL(/\/resort\/SILV1$/)
  // Weeks of either resort open from there.
  const weeks = page.getByRole('link', { name: 'Interested' })
  const paths = await weeks.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const path of new Set(paths)) {
    expect((await page.request.get(String(path))).status()).toBe(200)
  }
  await page.goto('/timeshareToByResults?resort=CABA&date=2027-01-01')
  await expect(page).toHaveURL(/\/resort\/CABA\?date=2027-01-01$/)
})

test('directions list the distance and the turns, and download as a PDF', async ({ page }) => {
  await page.goto('/resort/CABA')
  await page
    .getByRole('link', { name: /^Interested/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Directions' }).click()
  await expect(page.getByLabel('Driving from').locator('option')).toHaveCount(15)
  await page.getByLabel('Driving from').selectOption({ label: 'Johannesburg' })
  const total = page.getByRole('status').filter({ hasText: 'by car from Johannesburg' })
  await expect(total).toBeVisible()
  const kilometres = Number(/(\d+)\skm/.exec((await total.textContent()) ?? '')?.[1])
  expect(kilometres).toBeGreaterThan(500)
  expect(kilometres).toBeLessThan(650)
  expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(2)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as PDF' }).click(),
  ])
  const content = await readFile(await download.path())
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the resorts are shown with their weeks, with availability or all', async ({ page }) => {
  await page.goto('/timeshare/buy')
  const cards = page.getByRole('list', { name: 'Resorts' }).getByRole('listitem')
  const withWeeks = await cards.count()
  expect(withWeeks).toBeGreaterThan(20)
  await expect(page.getByText('No Weeks Available')).toHaveCount(0)
  await expect(cards.getByText(/^(1 Week|\d+ Weeks) Available$/)).toHaveCount(withWeeks)
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page).toHaveURL(/tab=all/)
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(withWeeks)
})

test('the back office exports the weeks in its list', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/status/timeshareAdmin?status=S')
  await page.getByText('Excel').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Display items/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  const content = await readFile(await download.path())
  expect(content.subarray(0, 2).toString()).toBe('PK')
})

for (const path of [
  '/timeshare/faq',
  '/about/timeshare',
  '/timesharesearch?province=WC',
  '/timeshareToByResults?season=Peak%201',
]) {
  test(`${path} is complete before its script loads, without errors`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page-size control shows how many weeks are on a page', async ({ page }) => {
    await page.goto('/timeshareToByResults')
    await expect(page.getByLabel('Weeks per page')).toHaveValue('8')
    await expect(page.getByRole('list', { name: 'Weeks' }).getByRole('article')).toHaveCount(8)
  })
})
