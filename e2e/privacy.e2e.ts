import { aNewUser, firstPassword, logInAt, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('a person downloads their data and requests deletion, and the Super Admin sees the deadline and replies', async ({
  page,
  loginAs,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/privacy', user.username, firstPassword)
  await page.waitForURL('**/user/privacy')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^my-data-.*\.json$/)
  await page.getByLabel('I would like').selectOption('to have my data deleted')
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('main').getByRole('button', { name: 'Send request' }).click()
  await expect(
    page.getByText('Thank you. We will reply within 30 days, free of charge.'),
  ).toBeVisible()
  await expect(page.getByText('Deletion of data')).toBeVisible()

  await loginAs('superadmin')
  await page.goto('/privacyRequests?state=open&size=100')
  const row = page.getByRole('row').filter({ hasText: 'Lerato Molefe' }).first()
  await expect(row.getByText('30 days left')).toBeVisible()

  await row.getByRole('button', { name: /^Reply/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByLabel('Reply')).toBeFocused()
  await dialog.getByLabel('Reply').fill('We keep it for as long as the law asks us to.')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Your reply has been sent.')).toBeVisible()
  await expect(dialog).toBeHidden()
})
