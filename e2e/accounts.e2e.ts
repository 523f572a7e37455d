import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '../server/src/features/two-factor/totp.ts'
import { demoPassword, expect, test, type ReceivedMail } from './fixtures.ts'

const firstPassword = 'drie groen koeie'
const secondPassword = 'vier geel honde'

interface NewUser {
  username: string
  email: string
}

let made = 0

/** Every test has a person of its own. */
function aNewUser(): NewUser {
  const username = `browser${Date.now().toString(36)}${made++}`
  return { username, email: `${username}@example.com` }
}

async function fillRegistration(page: Page, { username, email }: NewUser) {
  const form = page.getByRole('region', { name: 'Registration form' })
  await form.getByLabel(/^Name/).fill('Lerato')
  await form.getByLabel(/^Surname/).fill('Molefe')
  await form.getByLabel(/^E-mail/).fill(email)
  await form.getByLabel('Cell number').fill('082 555 0143')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel(/^Password/).fill(firstPassword)
  await form.getByLabel('Confirm Password').fill(firstPassword)
}

async function registerUser(page: Page, user: NewUser) {
  await page.goto('/user/register')
  await fillRegistration(page, user)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await page.waitForURL('**/user/login')
}

async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

async function logInAt(page: Page, path: string, username: string, password: string) {
  await page.goto(path)
  await logIn(page, username, password)
}

async function logOut(page: Page) {
  await page.context().clearCookies()
}

/** The newest mail to an address whose subject holds a word. */
async function mailTo(mails: () => Promise<ReceivedMail[]>, address: string, word: RegExp) {
  let found: ReceivedMail | undefined
  await expect
    .poll(async () => {
      const all = await mails()
      found = all.findLast(
        ({ to, subject }) => to.some((one) => one.address === address) && word.test(subject),
      )
      return found !== undefined
    })
    .toBe(true)
  return found as ReceivedMail
}

function linkIn(mail: ReceivedMail, piece: string): string {
  const link = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] as string)
  const found = link.find((one) => one.includes(piece))
  expect(found, `a link with ${piece} in the mail`).toBeDefined()
  return new URL((found as string).replaceAll('&amp;', '&')).pathname
}

test('a visitor registers, is welcomed by mail and logs in', async ({ page, mails }) => {
  const user = aNewUser()
  await page.goto('/user/register')
  const submit = page.getByRole('button', { name: 'SUBMIT' })
  await expect(submit).toBeHidden()
  await fillRegistration(page, user)
  await page.getByLabel('I accept the terms and conditions').check()
  await expect(submit).toBeVisible()
  await submit.click()
  await expect(page.getByText('Register Success! You\'ll be redirected shortly.').first()).toBeVisible()
  await page.waitForURL('**/user/login')
  await mailTo(mails, user.email, /account|welcome/i)
  await logIn(page, user.username, firstPassword)
  await page.waitForURL('/')
  await expect(page.getByText('Lerato Molefe').first()).toBeVisible()
})

test('a registration says beside each field what is missing, and goes to the first', async ({
  page,
  expectRefused,
}) => {
  expectRefused('/api/register/register')
  await page.goto('/user/register')
  const form = page.getByRole('region', { name: 'Registration form' })
  await form.getByLabel('I accept the terms and conditions').check()
  await form.getByLabel(/^Password/).fill('abc')
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(form.getByText('Please check form and correct all input fields!')).toBeVisible()
  for (const hint of [
    'Name is required!',
    'Surname is required!',
    'Valid email address is required!',
    'Cellphone number is required!',
    'Username is required!',
    'Password and Confirm password must be the same!',
  ]) {
    await expect(form.getByText(hint, { exact: true })).toBeVisible()
  }
  await expect(form.getByLabel(/^Name/)).toBeFocused()

  await fillRegistration(page, { username: 'seller', email: 'another@example.com' })
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(form.getByText('This username is taken. Please choose another.')).toBeVisible()
  await expect(form.getByLabel('Username')).toBeFocused()
})

test('an agency registers on its own tab and waits to be verified', async ({ page, loginAs }) => {
  const user = aNewUser()
  await page.goto('/user/register')
  await page.getByRole('tab', { name: 'Agency Registration' }).click()
  const form = page.getByRole('region', { name: 'Registration form' })
  await form.getByLabel('Agency Name').fill(`Agency ${user.username}`)
  await form.getByLabel('EAAB FFC Number').fill('2026 118 777')
  await form.getByLabel('Company Registration Number').fill('2013/123456/07')
  await fillRegistration(page, user)
  await form.getByLabel('I accept the terms and conditions').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await page.waitForURL('**/user/login')

  await loginAs('superadmin')
  await page.goto(`/status/agencyUserManagementPage?search=${user.username}`)
  await expect(page.getByText('Waits')).toBeVisible()
  await page.getByRole('button', { name: `Verify Agency ${user.username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('The agency is verified.')).toBeVisible()
})

test('a forgotten password is changed by the mailed link, once', async ({
  page,
  mails,
  expectRefused,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByText('A valid email is required.')).toBeVisible()
  await page.getByRole('main').getByLabel('E-mail').fill(user.email)
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(
    page.getByText('An email has been sent with instructions to reset your password.'),
  ).toBeVisible()

  const link = linkIn(await mailTo(mails, user.email, /password/i), '/forgotPasswordReset/')
  await page.goto(link)
  await page.getByLabel(/^PASSWORD/).fill(secondPassword)
  await page.getByLabel('CONFIRM PASSWORD').fill('something else')
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('CONFIRM PASSWORD').fill(secondPassword)
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(page.getByText('Password Updated, you can now Log in')).toBeVisible()
  await page.waitForURL('**/user/login')
  await logIn(page, user.username, secondPassword)
  await page.waitForURL('/')

  expectRefused('/forgotPasswordReset/')
  await page.goto(link)
  await expect(
    page.getByText('This link has been used previously to update your password, please request a new one'),
  ).toBeVisible()
})

test('a login asks for a new password when a Super Admin said so', async ({ page, loginAs }) => {
  const user = aNewUser()
  await registerUser(page, user)
  await loginAs('superadmin')
  await page.goto(`/status/userManagementPage?search=${user.username}`)
  await page.getByRole('link', { name: 'Edit Lerato Molefe' }).click()
  await page.getByLabel('Change Password on Next Login').check()
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await expect(page.getByText('Your Information has been updated!')).toBeVisible()

  await logOut(page)
  await logInAt(page, '/user/login?redirect=/user/privacy', user.username, firstPassword)
  await page.waitForURL('**/user/changePasswordOnLogin')
  // Nothing else opens before it.
  await page.goto('/user/updateProfileInfo')
  await page.waitForURL('**/user/changePasswordOnLogin')
  await page.getByLabel(/^Password/).fill(secondPassword)
  await page.getByLabel('Confirm Password').fill(firstPassword)
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(page.getByText('The passwords do not match.')).toBeVisible()
  await page.getByLabel('Confirm Password').fill(secondPassword)
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await expect(page.getByText('Password Updated! You will be redirected shortly.')).toBeVisible()
  await page.waitForURL('**/user/login')
  await logIn(page, user.username, secondPassword)
  await page.waitForURL('/')
})

test('a profile is changed; marriage in community of property asks for the spouse', async ({ page }) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/updateProfileInfo', user.username, firstPassword)
  await page.waitForURL('**/user/updateProfileInfo')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Spouse name')).toBeHidden()
  await main.getByLabel('Marital status').selectOption('In Community Of Property (ICOP)')
  await main.getByLabel(/^Cell number/).fill('12')
  await main.getByRole('button', { name: 'UPDATE' }).click()
  await expect(main.getByText('Please ensure that you add spouse details.').first()).toBeVisible()
  await expect(main.getByText('Valid Cell Number is Required!')).toBeVisible()
  await main.getByLabel(/^Cell number/).fill('083 555 0199')
  await main.getByLabel('Spouse name').fill('Thabo')
  await main.getByLabel('Spouse surname').fill('Molefe')
  await main.getByLabel('Suburb').fill('Lynnw')
  await page.getByRole('option').first().click()
  await expect(main.getByLabel('City')).not.toHaveValue('')
  await main.getByRole('button', { name: 'UPDATE' }).click()
  await expect(page.getByText('Your Information has been updated!')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Spouse name')).toHaveValue('Thabo')
  await expect(main.getByLabel(/^Cell number/)).toHaveValue('083 555 0199')
  await main.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/user/login')
})

test('a new e-mail address counts once both mailboxes have confirmed it', async ({ page, mails }) => {
  const user = aNewUser()
  const newEmail = `new-${user.email}`
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/updateProfileInfo', user.username, firstPassword)
  await page.waitForURL('**/user/updateProfileInfo')
  const main = page.getByRole('main')
  await main.getByLabel(/^E-mail/).fill(newEmail)
  await main.getByLabel('Your own password').fill(firstPassword)
  await main.getByRole('button', { name: 'UPDATE' }).click()
  await expect(page.getByText(`${newEmail} waits`)).toBeVisible()
  for (const address of [user.email, newEmail]) {
    await page.goto(linkIn(await mailTo(mails, address, /address/i), '/user/confirmEmail/'))
    await page.getByRole('button', { name: 'CONFIRM' }).click()
    await expect(page.getByText(/Thank you\.|has been changed\./)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(main.getByLabel(/^E-mail/)).toHaveValue(newEmail)
})

test('a Super Admin makes a user an agent, who is logged out and comes back as one', async ({
  page,
  loginAs,
  browser,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  const theirs = await browser.newContext()
  const theirPage = await theirs.newPage()
  await logInAt(theirPage, '/user/login', user.username, firstPassword)
  await theirPage.waitForURL('/')

  await loginAs('superadmin')
  await page.goto(`/UserRoles?search=${user.username}`)
  await expect(page.getByRole('cell', { name: 'Private User' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit Lerato Molefe' }).click()
  await page.getByLabel('User Role').selectOption('Agent')
  await expect(page.getByLabel('ID number')).toBeHidden()
  await page.getByLabel(/^Agency/).selectOption('Moreleta Homes')
  await page.getByRole('button', { name: 'UPDATE' }).click()
  await page.waitForURL('**/status/agentUserManagementPage')
  await expect(page.getByText('Your Information has been updated!')).toBeVisible()

  await theirPage.goto('/user/updateProfileInfo')
  await theirPage.waitForURL('**/user/login?**')
  await logIn(theirPage, user.username, firstPassword)
  await theirPage.waitForURL('**/user/agent/update')
  await expect(theirPage.getByLabel('ID number')).toHaveCount(0)
  await theirs.close()
})

test('a Super Admin adds users, agents and agencies without leaving the list', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  const user = aNewUser()
  await page.goto('/status/userManagementPage')
  await page.getByRole('button', { name: 'NEW USER' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Palesa')
  await dialog.getByLabel(/^Surname/).fill('Mahlangu')
  await dialog.getByLabel('E-mail').fill(user.email)
  await dialog.getByLabel('Cell number').fill('0825550177')
  await dialog.getByLabel('Username').fill(user.username)
  await dialog.getByLabel(/^Password/).fill(firstPassword)
  await dialog.getByLabel('Confirm Password').fill(firstPassword)
  await dialog.getByLabel('I accept the terms and conditions').check()
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByText('Register Success!').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Edit Palesa Mahlangu' })).toBeVisible()

  await page.getByRole('link', { name: 'Agent Management' }).first().click()
  await page.getByRole('button', { name: 'NEW AGENT' }).click()
  await dialog.getByLabel('I accept the terms and conditions').check()
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(dialog.getByText('Please select an agency!')).toBeVisible()
  await expect(dialog.getByText('Administrator Name is required!')).toBeVisible()
})

test('the last page of a login never leaves the site', async ({ page }) => {
  for (const target of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    await logInAt(
      page,
      `/user/login?redirect=${encodeURIComponent(target)}`,
      'buyer',
      demoPassword,
    )
    await page.waitForURL('/')
    await logOut(page)
  }
})

test('the session cookie is out of reach of scripts and new at every login', async ({ page, loginAs }) => {
  await page.context().addCookies([
    { name: 'jacaranda_session', value: 'chosen-by-someone-else', url: page.url() === 'about:blank' ? `http://127.0.0.1:${process.env.E2E_PORT ?? 3210}` : page.url() },
  ])
  await loginAs('buyer')
  const session = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'jacaranda_session')
  const first = await session()
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
  expect(first?.value).not.toBe('chosen-by-someone-else')
  expect(await page.evaluate(() => document.cookie)).not.toContain('jacaranda_session')

  await loginAs('buyer')
  expect((await session())?.value).not.toBe(first?.value)
})

test('two-factor sign-in is set up, asked for, and let in by a recovery code', async ({
  page,
  expectRefused,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/twoFactor', user.username, firstPassword)
  await page.waitForURL('**/user/twoFactor')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now())))
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  const recovery = await page.locator('li > code').first().innerText()
  await page.getByLabel('I have kept them in a safe place').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await logOut(page)
  await logInAt(page, '/user/login', user.username, firstPassword)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  expectRefused('/api/register/secondFactor')
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByText('This code is not right, or it was used before.')).toBeVisible()
  await page.getByLabel('Code').fill(codeAt(secret, stepAt(Date.now()) + 1))
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('/')

  await logOut(page)
  await logInAt(page, '/user/login', user.username, firstPassword)
  await page.getByRole('button', { name: 'I do not have my phone' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('/')
})

test('a person downloads their data, asks for deletion, and the Super Admin sees the clock', async ({
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
  await page.getByLabel('I ask').selectOption('to have your data deleted')
  await page.getByRole('main').getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByText('Thank you. We answer within 30 days, free of charge.')).toBeVisible()
  await expect(page.getByText('Delete the data')).toBeVisible()

  await loginAs('superadmin')
  await page.goto('/privacyRequests?state=open&size=100')
  const row = page.getByRole('row').filter({ hasText: 'Lerato Molefe' }).first()
  await expect(row.getByText('30 days left')).toBeVisible()
})

test('those without the role are refused in words, visitors go to the login', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await page.goto('/status/userManagementPage')
  await page.waitForURL('**/user/login?**')
  await loginAs('agent')
  for (const path of ['/status/userManagementPage', '/UserRoles', '/status/changeLogPage', '/privacyRequests']) {
    expectRefused(path)
    await page.goto(path)
    await expect(page.getByText("You don't have permission to view this page").first()).toBeVisible()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('registration, login and a forgotten password work', async ({ page }) => {
    const user = aNewUser()
    await page.goto('/user/register')
    await fillRegistration(page, user)
    await page.getByLabel('I accept the terms and conditions').check()
    await page.getByRole('button', { name: 'SUBMIT' }).click()
    await page.waitForURL('**/user/login?done=registered')
    await expect(page.getByText('Register Success!')).toBeVisible()
    await logIn(page, user.username, firstPassword)
    await page.waitForURL('/')
    await page.goto('/user/forgotPassword')
    await page.getByRole('main').getByLabel('E-mail').fill(user.email)
    await page.getByRole('button', { name: 'SEND' }).click()
    await expect(
      page.getByText('An email has been sent with instructions to reset your password.'),
    ).toBeVisible()
  })
})
