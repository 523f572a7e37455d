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
  await page.getByText('Excel', { exact: true }).click()
  const [searches] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^All columns/ }).click(),
  ])
  expect(searches.suggestedFilename()).toMatch(/^search-log-\d{4}-\d{2}-\d{2}\.xlsx$/)

  await page.goto('/status/changeLogPage?size=100')
  await expect(page.getByText('More than 1 000 changes', { exact: true })).toBeVisible()
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
  const added = page.getByRole('row', { name: /Carousel item Added/ }).first()
  await added.getByText(/\d fields/).click()
  await expect(added).toContainText('Header')
  await expectAccessible()
  await page.getByText('Excel', { exact: true }).click()
  const [changes] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^All columns/ }).click(),
  ])
  expect(changes.suggestedFilename()).toMatch(/^change-log-\d{4}-\d{2}-\d{2}\.xlsx$/)
})

test('a record shows its history in words, a change is undone, and the change log leads back', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  const name = `Held ${Date.now()}`
  await page.goto('/contactUsSource/new')
  await page.getByLabel('Description').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contact source saved.')).toBeVisible()

  const open = async () => {
    await page.goto(`/contactUsSource/list?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: `Edit ${name}` }).click()
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  }
  await open()
  await page.getByLabel('Description').fill(`${name} again`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Contact source saved.')).toBeVisible()
  await open()
  const history = page.getByRole('region', { name: 'History' })
  const sentence = `Description from ${name} to ${name} again`
  await expect(history.getByText(sentence)).toBeVisible()
  await expectAccessible()
  const changed = history.getByRole('listitem').filter({ hasText: sentence })
  await changed.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Description is ${name} again.`)).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue(name)
  await expect(page.getByRole('heading', { level: 1 }).locator('+ p')).toHaveText(name)
  await expect(history.getByText(`Description from ${name} again to ${name}`)).toBeVisible()

  await history.getByRole('link', { name: 'Open in the change log' }).click()
  await expect(page.getByRole('heading', { name: 'Change Log' })).toBeVisible()
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(/\/contactUsSource\/\d+#history$/)

  await page.goto('/today')
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
})

test('a campaign shows its history to a Super Admin', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/landingPages')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
})
