import { expect, test } from './fixtures.ts'

test('the logs are filtered, read beyond their counted pages and saved as Excel', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/property/residential/searchResult?salesType=Sale&place=Brooklyn')
  await page.goto('/searchLog?type=Timeshare')
  await expect(page.getByRole('heading', { name: 'Search Logs' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Timeshare')
  const [searches] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ])
  expect(searches.suggestedFilename()).toMatch(/^search-log-\d{4}-\d{2}-\d{2}\.xlsx$/)

  await page.goto('/status/changeLogPage?size=100')
  await expect(page.getByText('More than 1 000 changes')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Older entries' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Page 11' }).click()
  await expect(page).toHaveURL(/page=11/)
  await page.getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(/before=\d+/)
  await expect(page.getByRole('link', { name: 'Back to newest' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(101)
  await page.getByRole('combobox', { name: 'Record' }).selectOption({ label: 'Carousel item' })
  await expect(page).toHaveURL(/table=carousel_items/)
  await expect(page).not.toHaveURL(/before=/)
  const added = page.getByRole('row', { name: /Carousel item \d+ Added/ }).first()
  await added.getByText(/\d fields/).click()
  await expect(added).toContainText('Header')
  await expectAccessible()
  const [changes] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ])
  expect(changes.suggestedFilename()).toMatch(/^change-log-\d{4}-\d{2}-\d{2}\.xlsx$/)
})
