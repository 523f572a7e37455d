import { expect, test } from './fixtures.ts'

test.describe('a screen whose script cannot be loaded', () => {
  test('shows the specified text, and can be retried', async ({ page, expectRefused }) => {
    expectRefused('bond-calculator')
    await page.goto('/')
    const scripts = /bond-calculator.*\.js/
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bond calculator' }).click()
    await expect(
      page.getByRole('heading', { name: /^Loading chunk bond-calculator\S* failed$/ }),
    ).toBeVisible()
    await page.unroute(scripts)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Bond calculator', level: 1 })).toBeVisible()
  })
})
