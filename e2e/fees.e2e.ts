import { expect, test } from './fixtures.ts'

test('a listing fee of zero is refused, and R 380 is saved', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  // The same amount again: other tests pay this fee at the same time.
  await page.goto('/fees')
  await expect(page.getByRole('heading', { name: 'Edit the Listing Fee' })).toBeVisible()
  await page.getByLabel('Listing Fee').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an amount from R 0.01 to R 100 000.')).toBeVisible()
  await page.getByLabel('Listing Fee').fill('R 380')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The listing fee has been updated!!')).toBeVisible()
})
