import { aNewUser, firstPassword, logIn, logInAt, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('a Super Admin makes a user an agent, who is logged out and logs in as one', async ({
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
  const id = await page.getByRole('row').nth(1).getByRole('cell').first().innerText()
  await page.getByRole('link', { name: 'Edit Lerato Molefe' }).click()
  await expect(page.getByText(`ID ${id}, Private User`)).toBeVisible()
  await page.getByRole('combobox', { name: 'User Role' }).selectOption('Agent')
  await expect(page.getByLabel('ID number')).toBeHidden()
  await page.getByLabel(/^Agency/).selectOption('Moreleta Homes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.waitForURL('**/status/agentUserManagementPage')
  await expect(page.getByText('Your Information has been updated!')).toBeVisible()

  await theirPage.goto('/user/updateProfileInfo')
  await theirPage.waitForURL('**/user/login?**')
  await logIn(theirPage, user.username, firstPassword)
  await theirPage.waitForURL('**/user/agent/update')
  await expect(theirPage.getByLabel('ID number')).toHaveCount(0)
  await theirs.close()
})

test('a Super Admin about to give up their own role is asked first', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/user/updateProfileInfo')
  const role = page.getByRole('combobox', { name: 'User Role' })
  await role.selectOption('Private User')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Give up your own Super Admin role?' })
  await expect(question).toContainText('You will be logged out')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.goto('/UserRoles')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/user/updateProfileInfo')
  await expect(role).toHaveValue('Super Admin')
})

test('a Super Admin adds users, agents and agencies without leaving the list', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  const user = aNewUser()
  await page.goto('/status/userManagementPage')
  await page.getByRole('button', { name: 'NEW USER' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Palesa')
  await dialog.getByLabel(/^Surname/).fill('Mahlangu')
  await dialog.getByLabel(/^Email/).fill(user.email)
  await dialog.getByLabel('Cell number').fill('0825550177')
  await dialog.getByLabel('Username').fill(user.username)
  await dialog.getByLabel(/^Password/).fill(firstPassword)
  await dialog.getByLabel('Confirm Password').fill(firstPassword)
  await dialog.getByLabel('I accept the terms and conditions').check()
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByText('Register Success!').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: user.email })).toBeVisible()

  await page.getByRole('link', { name: 'Agent Management' }).first().click()
  await page.getByRole('button', { name: 'NEW AGENT' }).click()
  await dialog.getByLabel('I accept the terms and conditions').check()
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(dialog.getByText('Please select an agency!')).toBeVisible()
  await expect(dialog.getByText('Administrator Name is required!')).toBeVisible()
})

test('other roles are refused with a message, and visitors are sent to the login', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await page.goto('/status/userManagementPage')
  await page.waitForURL('**/user/login?**')
  await loginAs('agent')
  for (const path of [
    '/status/userManagementPage',
    '/UserRoles',
    '/status/changeLogPage',
    '/privacyRequests',
  ]) {
    expectRefused(path)
    await page.goto(path)
    await expect(
      page.getByText("You don't have permission to view this page").first(),
    ).toBeVisible()
  }
})

test('an agency’s administrator adds an agent and deactivates them, also on a phone', async ({
  page,
  loginAs,
}) => {
  await loginAs('agency')
  const agent = aNewUser()
  await page.goto('/user/agency')
  await page.getByRole('button', { name: 'Add agent' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Agency/)).toHaveCount(0)
  await dialog.getByLabel(/^Name/).fill('Palesa')
  await dialog.getByLabel(/^Surname/).fill('Mahlangu')
  await dialog.getByLabel(/^Email/).fill(agent.email)
  await dialog.getByLabel('Cell number').fill('0825550177')
  await dialog.getByLabel('Username').fill(agent.username)
  await dialog.getByLabel(/^Password/).fill(firstPassword)
  await dialog.getByLabel('Confirm Password').fill(firstPassword)
  await dialog.getByLabel('I accept the terms and conditions').check()
  await dialog.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByText('Register Success!').first()).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/user/agency?search=${agent.username}`)
  await page.getByRole('button', { name: /^More: .*Mahlangu/ }).click()
  await page.getByRole('button', { name: 'Deactivate Palesa Mahlangu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('Palesa Mahlangu was deactivated.')).toBeVisible()
  await expect(page.getByText('No items found ^-^')).toBeVisible()
})

test('a Designer finds no links to listings or offers', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await loginAs('designer')
  for (const path of ['/timeshare/sell', '/property/list', '/PropertyAdmin', '/Offers', '/leads']) {
    expectRefused(path)
    await page.goto(path)
    await expect(
      page.getByText("You don't have permission to view this page").first(),
    ).toBeVisible()
  }
})
