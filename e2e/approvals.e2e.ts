import { expect, test } from './fixtures.ts'

test('the queue of approvals is worked through by keyboard, with ten seconds to undo', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await loginAs('superadmin')
  await page.goto('/today')
  await page.getByRole('link', { name: /^Start \d+ approvals?$/ }).click()
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
    await expect(page.getByRole('row').nth(1)).toContainText('Published')
  }).toPass()
})
