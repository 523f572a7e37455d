import {
  aNewUser,
  fillRegistration,
  firstPassword,
  linkIn,
  logIn,
  logInAt,
  logOut,
  mailTo,
  registerUser,
  secondPassword,
} from './account-steps.ts'
import { arriveAt, demoPassword, expect, signIn, test } from './fixtures.ts'

test('a visitor registers, receives a welcome email and logs in', async ({ page, mails }) => {
  const user = aNewUser()
  await page.goto('/user/register')
  const submit = page.getByRole('button', { name: 'SUBMIT' })
  await expect(submit).toBeHidden()
  await fillRegistration(page, user)
  await page.getByLabel('I accept the terms and conditions').check()
  await expect(submit).toBeVisible()
  await submit.click()
  await expect(
    page.getByText("Register Success! You'll be redirected shortly.").first(),
  ).toBeVisible()
  await page.waitForURL('**/user/login')
  await mailTo(mails, user.email, /account|welcome/i)
  await logIn(page, user.username, firstPassword)
  await page.waitForURL('/')
  await expect(page.getByText('Lerato Molefe').first()).toBeVisible()
})

test('on a slow line the login still says that the registration worked', async ({ page }) => {
  await page.goto('/user/register')
  await fillRegistration(page, aNewUser())
  await page.getByLabel('I accept the terms and conditions').check()
  await page.route('**/user/login', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await page.waitForURL('**/user/login')
  // Nobody touches the page: its scripts start by themselves, where an alert has to be shown.
  await expect(page.getByText("Register Success! You'll be redirected shortly.")).toBeVisible({
    timeout: 5000,
  })
})

test('when the terms change during registration, they must be accepted again and nothing is lost', async ({
  page,
  browser,
  baseURL,
  expectRefused,
}) => {
  const user = aNewUser()
  await page.goto('/user/register')
  await fillRegistration(page, user)

  const office = await browser.newPage({ baseURL: baseURL as string })
  await signIn(office, 'superadmin', baseURL)
  await office.goto('/termsConditions')
  const text = office.getByRole('textbox', { name: 'Terms And Conditions' })
  await text.click()
  await office.keyboard.press('ControlOrMeta+End')
  await office.keyboard.press('Enter')
  await office.keyboard.type('Nobody is bound by this sentence.')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(office.getByText('Terms and Contidtions Updated!!')).toBeVisible()
  await expect(office.getByText('Version 2 is in force.', { exact: false })).toBeVisible()
  await office.goto('/termsConditionsView')
  await expect(office.getByText('Nobody is bound by this sentence.')).toBeVisible()
  await office.goto('/termsConditionsView?version=1')
  await expect(office.getByText('This is an earlier version.')).toBeVisible()
  await expect(office.getByText('Nobody is bound by this sentence.')).toHaveCount(0)

  expectRefused('/api/register/register')
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  const form = page.getByRole('region', { name: 'Registration form' })
  await expect(form.getByText(/The terms and conditions have changed since/)).toBeVisible()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await page.waitForURL('**/user/login')
  await office.goto('/termsConditions')
  await expect(
    office
      .getByRole('listitem')
      .filter({ hasText: 'Version 2' })
      .getByText(/accepted by \d+ p/),
  ).toBeVisible()
  await office.close()
})

test('a registration shows an error beside each missing field, and focuses the first', async ({
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
  await expect(page.getByText('Not verified')).toBeVisible()
  await page.getByRole('button', { name: `Verify Agency ${user.username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('The agency is verified.')).toBeVisible()
})

test('a forgotten password is changed with the emailed link, once', async ({
  page,
  mails,
  expectRefused,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await arriveAt(page, /forgotPassword/)
  await page.getByRole('button', { name: 'SEND', exact: true }).click()
  await expect(page.getByText('A valid email is required.')).toBeVisible()
  await page.getByRole('main').getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'SEND', exact: true }).click()
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
    page.getByText(
      'This link has been used previously to update your password, please request a new one',
    ),
  ).toBeVisible()
})

test('a login requires a new password when a Super Admin demands it', async ({ page, loginAs }) => {
  const user = aNewUser()
  await registerUser(page, user)
  await loginAs('superadmin')
  await page.goto(`/status/userManagementPage?search=${user.username}`)
  await page.getByRole('link', { name: 'Edit Lerato Molefe' }).click()
  await page.getByLabel('Change Password on Next Login').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your Information has been updated!')).toBeVisible()

  await logOut(page)
  await logInAt(page, '/user/login?redirect=/user/privacy', user.username, firstPassword)
  await page.waitForURL('**/user/changePasswordOnLogin')
  // Nothing else opens before that.
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

test('a visitor who registers while selling a week returns to the form', async ({ page }) => {
  const user = aNewUser()
  await page.goto('/timeshare/sell')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('**/user/register?redirect=**')
  await fillRegistration(page, user)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  // With `done` when the form was sent before its script had started.
  await page.waitForURL(/\/user\/login\?(done=registered&)?redirect=/)
  await logIn(page, user.username, firstPassword)
  await page.waitForURL('**/timeshare/sell')
  await expect(page.getByText('Have your levy statement ready.')).toBeVisible()
})

test('a Super Admin starts at Today and a Designer at the landing pages', async ({ page }) => {
  await logInAt(page, '/user/login', 'superadmin', demoPassword)
  await page.waitForURL('**/today')
  await logOut(page)
  await logInAt(page, '/user/login', 'designer', demoPassword)
  await page.waitForURL('**/landingPages')
})

test('the pictures of the login can be paused, and nothing is preloaded unnecessarily', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/user/login')
  await page.getByRole('button', { name: 'Pause the slideshow' }).click()
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
  expect(await page.locator('link[rel=preload][as=image]').count()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/user/login')
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await page.waitForURL('**/user/register')
})

test('a login never redirects to another site', async ({ page }) => {
  for (const target of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    await logInAt(page, `/user/login?redirect=${encodeURIComponent(target)}`, 'buyer', demoPassword)
    await page.waitForURL('/')
    await logOut(page)
  }
})

test('the session cookie is not readable by scripts and changes with every login', async ({
  page,
  loginAs,
}) => {
  await page.goto('/user/login')
  await page.context().addCookies([
    {
      name: 'jacaranda_session',
      value: 'chosen-by-someone-else',
      url: new URL(page.url()).origin,
    },
  ])
  await loginAs('buyer')
  const session = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'jacaranda_session')
  const first = await session()
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
  expect(first?.value).not.toBe('chosen-by-someone-else')
  await page.goto('/')
  expect(await page.evaluate(() => document.cookie)).not.toContain('jacaranda_session')

  await loginAs('buyer')
  expect((await session())?.value).not.toBe(first?.value)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('registration, login and a forgotten password work', async ({ page, mails }) => {
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
    await page.getByRole('main').getByLabel('Email').fill(user.email)
    await page.getByRole('button', { name: 'SEND', exact: true }).click()
    await expect(
      page.getByText('An email has been sent with instructions to reset your password.'),
    ).toBeVisible()

    const mail = await mailTo(mails, user.email, /password/i)
    await page.goto(linkIn(mail, '/forgotPasswordReset/'))
    await page.getByLabel(/^PASSWORD/).fill(secondPassword)
    await page.getByLabel('CONFIRM PASSWORD').fill(secondPassword)
    await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
    await page.waitForURL('**/user/login?done=reset')
    await logIn(page, user.username, secondPassword)
    await page.waitForURL('/')
  })
})
