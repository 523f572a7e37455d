import { codeAt, stepAt } from '../server/src/features/two-factor/totp.ts'
import { aNewUser, firstPassword, logInAt, logOut, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('two-factor login is set up, required, and passed with a recovery code', async ({
  page,
  expectRefused,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/twoFactor', user.username, firstPassword)
  await page.waitForURL('**/user/twoFactor')
  await page.getByLabel('Your password').fill(firstPassword)
  await page.getByRole('button', { name: 'Start set-up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now())))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const recovery = await page.locator('li > code').first().innerText()
  await page.getByLabel('I have saved these codes in a safe place').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  await logOut(page)
  await logInAt(page, '/user/login', user.username, firstPassword)
  await expect(page.getByRole('heading', { name: 'Enter your login code' })).toBeVisible()
  expectRefused('/api/register/secondFactor')
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByText('This code is incorrect or has already been used.')).toBeVisible()
  await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now()) + 1))
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('/')

  await logOut(page)
  await logInAt(page, '/user/login', user.username, firstPassword)
  await page.getByRole('button', { name: 'I do not have my phone' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('/')

  await page.goto('/user/security')
  await expect(page.getByText('This device')).toBeVisible()
  await expect(page.getByText('Wrong two-factor code')).toBeVisible()
  await expect(page.getByText('Two-factor login turned on')).toBeVisible()
})
