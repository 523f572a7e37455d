import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ask = (page: Page) => page.getByRole('dialog')

test('a type that is in use cannot be deleted, and a new one requires a usage', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await loginAs('superadmin')
  expectRefused('/api/PropertyType')
  await page.goto('/propertyTypes/list?search=House')
  await page.getByRole('button', { name: 'Delete House', exact: true }).click()
  await expect(ask(page).getByRole('heading', { name: 'House cannot be deleted' })).toBeVisible()
  await expect(
    ask(page).getByText(/^\d+ properties use it\. Give them another one first\.$/),
  ).toBeVisible()
  await expect(ask(page).getByRole('button', { name: 'Delete' })).toHaveCount(0)
  await ask(page).getByText('Close', { exact: true }).click()
  await page.getByRole('link', { name: 'New Type' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please select a usage type')).toBeVisible()
  await page.getByLabel('Description').fill('Tree house')
  await page.getByLabel('Usage type').selectOption({ label: 'Residential' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/propertyTypes\/list/)
})
