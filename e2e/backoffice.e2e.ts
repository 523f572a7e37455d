import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

async function fitsWidth(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('every setup screen fits the width and is accessible', async ({
    page,
    loginAs,
    expectAccessible,
  }) => {
    await loginAs('superadmin')
    for (const path of [
      '/status/new',
      '/fees',
      '/termsConditions',
      '/carousel',
      '/carousel/details/1',
      '/propertyTypes/list',
      '/userDefinedGroups/userDefinedGroup/1',
      '/unitConfiguration/list',
      '/searchLog',
      '/status/changeLogPage',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fitsWidth(page)
      await expectAccessible()
    }
  })
})
