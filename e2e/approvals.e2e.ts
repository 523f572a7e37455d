import { expect, test } from './fixtures.ts'

test('the approvals queue is worked through by keyboard, with ten seconds to undo', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/today')
  await expect(page.getByRole('link', { name: /^Start \d+ approvals?$/ })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page).toHaveURL('/approvals')
  const card = page.getByRole('article')
  const first = (await card.getAttribute('aria-label')) ?? ''
  const total = Number((await page.getByText(/^1 of \d+$/).innerText()).split(' ').at(-1))
  await expectAccessible()

  // Refused with a ready-made reason, and undone: nothing has happened.
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('2')
  await expect(dialog.getByText(/arrival and departure dates do not fit/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`2 of ${total}`)).toBeVisible()
  await expect(card).not.toHaveAttribute('aria-label', first)
  await expect(page.getByText(/is refused in \d+ s/)).toBeVisible()
  await page.keyboard.press('u')
  await expect(card).toHaveAttribute('aria-label', first)
  await expect(page.getByText(`1 of ${total}`)).toBeVisible()

  // Approved: it takes effect when the ten seconds are over.
  await page.keyboard.press('a')
  await expect(page.getByText(`2 of ${total}`)).toBeVisible()
  await expect(page.getByText(/ in \d+ s/)).toHaveCount(0, { timeout: 20_000 })
  const reference = first.split(',')[0] ?? ''
  await expect(async () => {
    await page.goto(`/status/timeshareAdmin?search=${reference}`)
    await expect(page.getByRole('row').nth(1)).toContainText('Published', { timeout: 2000 })
  }).toPass()
})

test('an agency in the queue is refused with its own reasons, and then verified', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/approvals')
  const card = page.getByRole('article')
  await expect(card).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(card).toContainText('Agency to verify', { timeout: 200 })
  }).toPass()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('r')
  await page.keyboard.press('1')
  await expect(page.getByRole('dialog')).toContainText('Please check the FFC number.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByText(/is verified in \d+ s/)).toBeVisible()
  await expect(page.getByText(/ in \d+ s/)).toHaveCount(0, { timeout: 20_000 })
  await expect(async () => {
    await page.goto(`/status/agencyUserManagementPage?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row').nth(1)).toContainText('Verified', { timeout: 2000 })
  }).toPass()
})
