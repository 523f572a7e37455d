import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ask = (page: Page) => page.getByRole('dialog')

test('a Super Admin creates a group of fields and changes its fields before saving', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/userDefinedGroups/userDefinedGroup')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Description is Required!')).toBeVisible()
  await page.getByLabel('Description').fill('Animals')
  await page.getByLabel('Rank').fill('40')
  await page.getByRole('button', { name: 'New field' }).click()
  await ask(page).getByLabel('Field name').fill('Kraals')
  await ask(page).getByLabel('Field type').selectOption({ label: 'Number' })
  await expectAccessible()
  await ask(page).getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'New field' }).click()
  await ask(page).getByLabel('Field name').fill('kraals')
  await ask(page).getByRole('button', { name: 'Apply' }).click()
  await expect(ask(page).getByText('This group already has a field with that name.')).toBeVisible()
  await ask(page).getByLabel('Field name').fill('Stables')
  await ask(page).getByLabel('Rank').fill('0')
  await ask(page).getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Stables')
  await page.getByRole('button', { name: 'Delete Stables' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/userDefinedGroups\/list/)
  await page.getByLabel('Keyword').fill('Animals')
  await page.getByRole('link', { name: 'Edit Animals' }).click()
  await expect(page.getByRole('row', { name: /Kraals Number 1/ })).toBeVisible()
  await expect(page.getByText('Stables')).toHaveCount(0)
})
