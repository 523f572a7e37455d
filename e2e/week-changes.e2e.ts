import { expect, test } from './fixtures.ts'

test('an owner changes a week, is shown a conflicting change, and starts over with New Week', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await loginAs('seller')
  await page.goto('/timeshare/myWeeks')
  const unpaid = page.getByRole('row').filter({ hasText: /Awaiting Payment/i })
  await unpaid.getByRole('link', { name: /^Edit/ }).first().click()
  await expect(page).toHaveURL(/\/timeshare\/\d+$/)
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(page.url())

  const unit = page.locator('#week-unitNumber')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await unit.fill('Changed here')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/timeshare\/myWeeks/)
  await expect(page.getByRole('row').filter({ hasText: 'Changed here' })).toBeVisible()

  // The other window still holds the week as it was.
  expectRefused('/api/timeshareweek')
  await expect(elsewhere.getByRole('button', { name: 'Save' })).toBeEnabled()
  await elsewhere.locator('#week-unitNumber').fill('Changed there')
  await elsewhere.getByRole('button', { name: 'Save' }).click()
  await elsewhere.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(elsewhere.locator('#week-unitNumber')).toHaveValue('Changed here')

  await elsewhere.getByRole('button', { name: 'New Week' }).click()
  await expect(elsewhere).toHaveURL(/\/timeshare\/sell$/)
  await expect(elsewhere.locator('#week-unitNumber')).toHaveValue('')
})

test('a Super Admin unpublishes several weeks at once, and publishes them again', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/status/timeshareAdmin?size=100&status=AV')
  const published = page
    .getByRole('row')
    .filter({ has: page.getByText('Published', { exact: true }) })
  const two = (await published.getByText(/^TW-\d+$/).allTextContents()).slice(0, 2)
  expect(two).toHaveLength(2)
  const box = (name: string) =>
    page.getByRole('row').filter({ hasText: name }).getByRole('checkbox')
  const tick = async () => {
    for (const name of two) await box(name).check()
  }
  const dialog = page.getByRole('dialog')
  const change = async (action: string, result: string) => {
    await page.getByRole('button', { name: action, exact: true }).click()
    await dialog.getByRole('button', { name: `${action} 2 weeks` }).click()
    await expect(dialog.getByText(result)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  }
  await tick()
  await change('Unpublish', '2 weeks unpublished.')
  // The selection is cleared when the list has been reloaded.
  for (const name of two) await expect(box(name)).not.toBeChecked()
  await tick()
  await change('Publish', '2 weeks published.')
})
