import type { Page } from '@playwright/test'
import { expect, signIn, test, waitForScript } from './fixtures.ts'

const ask = (page: Page) => page.getByRole('dialog')

test('a Super Admin adds, changes and deletes a status, but cannot delete one that is in use', async ({
  page,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/status/list')
  await expect(page.getByRole('heading', { name: 'Status List' })).toBeVisible()
  const sold = page.getByRole('row', { name: /^S Sold/ })
  await expect(sold).toContainText('Red')
  await expect(sold.getByRole('button', { name: 'Delete Sold' })).toHaveCount(0)
  await expectAccessible()

  await page.getByRole('link', { name: 'New Status' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please check form and correct all input fields!')).toBeVisible()
  await expect(page.getByText('Code is required!')).toBeVisible()
  await expect(page.getByText('Description is required!')).toBeVisible()
  expectRefused('/api/status')
  await page.getByLabel('Code').fill('cip')
  await page.getByLabel('Description').fill('Withdrawn')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Status Code already recorded!')).toBeVisible()
  await page.getByLabel('Code').fill('WD')
  await page.getByLabel('Display').selectOption({ label: 'Orange' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/status\/list/)

  // Saving with an unchanged code does not conflict with itself.
  await page.getByRole('link', { name: 'Edit Withdrawn' }).click()
  await page.getByLabel('Description').fill('Withdrawn by the owner')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('row', { name: /WD Withdrawn by the owner/ })).toContainText('Orange')
  await page.getByRole('button', { name: 'Delete Withdrawn by the owner' }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Withdrawn by the owner was deleted.')).toBeVisible()
  await sold.getByRole('link', { name: 'Edit Sold' }).click()
  await expect(page.getByLabel('Code')).toHaveAttribute('readonly', '')
  await page.getByRole('link', { name: 'Close' }).click()
})

test('two browsers change one status: the second is shown what the first saved', async ({
  page,
  loginAs,
  browser,
  baseURL,
  expectRefused,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/status/new')
  await page.getByLabel('Code').fill('TWO')
  await page.getByLabel('Description').fill('Two at once')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Edit Two at once' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Two at once')

  const other = await browser.newPage({ baseURL: baseURL as string })
  await signIn(other, 'superadmin', baseURL)
  await other.goto(page.url())
  await waitForScript(other)
  await other.getByLabel('Description').fill('First come')
  await other.getByLabel('Display').selectOption({ label: 'Green' })
  await other.getByRole('button', { name: 'Submit' }).click()
  await expect(other).toHaveURL(/\/status\/list/)

  expectRefused('/api/status')
  await page.getByLabel('Description').fill('Second come')
  await page.getByRole('button', { name: 'Submit' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Someone else saved this record' })
  await expect(notice).toContainText('Saved by superadmin')
  await expect(notice).toContainText('Two at once')
  await expect(notice).toContainText('First come')
  await expect(notice).toContainText('green')
  await expect(page.getByLabel('Description')).toHaveValue('Second come')
  await expectAccessible()
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('First come')
  await expect(page.getByLabel('Display')).toHaveValue('green')
  await page.getByLabel('Description').fill('Both came')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('row', { name: /TWO Both came/ })).toBeVisible()
  await other.close()
})
