import { expect, test } from './fixtures.ts'

test('the global search finds screens, listings, people and payments by keyboard', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/payments')
  const reference = (
    await page
      .getByText(/^PM-\d+$/)
      .first()
      .innerText()
  ).trim()
  const button = page.getByRole('button', { name: /^Find/ })
  await button.focus()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()

  await page.keyboard.type('chan log')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await input.fill(reference.toLowerCase())
  const payment = dialog.getByRole('option', { name: new RegExp(reference) })
  await expect(payment).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payments\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)

  // A person by username, a screen by name: the arrow keys move across both.
  await page.keyboard.press('Control+k')
  await input.fill('agen')
  const people = dialog.getByRole('group', { name: 'People' })
  await expect(people.getByRole('option').first()).toBeVisible()
  await expectAccessible()
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await input.fill('qqqqqq')
  await expect(dialog.getByText('Nothing found').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/status/timeshareAdmin')
  const week = ((
    await page
      .getByText(/TW-\d+/)
      .first()
      .innerText()
  ).match(/TW-\d+/) ?? [''])[0]
  await page.getByRole('button', { name: /^Find/ }).click()
  await input.fill(week.replace('-', ' '))
  await dialog.getByRole('option', { name: new RegExp(week) }).click()
  await expect(page).toHaveURL(/\/editTimeshare\?week=\d+/)
  await expect(page.getByText(week).first()).toBeVisible()
})

test('text typed while the search is still being fetched is not lost', async ({
  page,
  loginAs,
}) => {
  let deliver = () => {}
  const typed = new Promise<void>((resolve) => (deliver = resolve))
  await page.route(/find-panel.*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await loginAs('superadmin')
  await page.goto('/payments')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('chan')
  deliver()
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()
  await page.keyboard.type(' log')
  await expect(input).toHaveValue('chan log')
  await expect(dialog.getByRole('option')).toHaveCount(1)
})
