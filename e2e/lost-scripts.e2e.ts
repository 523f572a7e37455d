import { arriveAt, expect, test } from './fixtures.ts'

const scripts = /bond-calculator.*\.js/
const lost = /^Loading chunk bond-calculator\S* failed$/

test.describe('a screen whose script cannot be loaded', () => {
  test('shows the specified text, and can be retried', async ({ page, loginAs, expectRefused }) => {
    expectRefused('bond-calculator')
    await loginAs('agent')
    await page.goto('/')
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bond calculator' }).click()
    await expect(page.getByRole('heading', { name: lost })).toBeVisible()
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Bond calculator', level: 1 })).toBeVisible()
  })

  test('can still be read by a visitor, and reports what is missing', async ({
    page,
    expectRefused,
  }) => {
    expectRefused('bond-calculator')
    await page.goto('/')
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bond calculator' }).click()
    const title = page.getByRole('heading', { name: 'Bond calculator', level: 1 })
    await expect(title).toBeVisible()
    await page.mouse.wheel(0, 100)
    await expect(page.getByRole('heading', { name: lost })).toBeVisible()
    await expect(title).toBeVisible()
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Try again' }).click()
    await arriveAt(page, /bond/i)
    await expect(page.getByRole('heading', { name: lost })).toHaveCount(0)
  })
})
