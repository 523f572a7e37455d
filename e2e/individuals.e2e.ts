import { aNewUser, firstPassword, linkIn, logInAt, mailTo, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

test('a profile is changed; marriage in community of property requires the spouse', async ({
  page,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/updateProfileInfo', user.username, firstPassword)
  await page.waitForURL('**/user/updateProfileInfo')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Spouse name')).toBeHidden()
  await main.getByLabel('Marital status').selectOption('In Community Of Property (ICOP)')
  await main.getByLabel(/^Cell number/).fill('12')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main.getByText('Please ensure that you add spouse details.').first()).toBeVisible()
  await expect(main.getByText('Valid Cell Number is Required!')).toBeVisible()
  await main.getByLabel(/^Cell number/).fill('083 555 0199')
  await main.getByLabel('Spouse name').fill('Thabo')
  await main.getByLabel('Spouse surname').fill('Molefe')
  await main.getByRole('combobox', { name: 'Suburb' }).fill('Lynnw')
  await main.getByRole('listbox').getByRole('option').first().click()
  await expect(main.getByLabel('City')).not.toHaveValue('')
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your Information has been updated!')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Spouse name')).toHaveValue('Thabo')
  await expect(main.getByLabel(/^Cell number/)).toHaveValue('083 555 0199')
  await main.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/user/login')
})

test('a new email address takes effect once both mailboxes have confirmed it', async ({
  page,
  mails,
}) => {
  const user = aNewUser()
  const newEmail = `new-${user.email}`
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/user/updateProfileInfo', user.username, firstPassword)
  await page.waitForURL('**/user/updateProfileInfo')
  const main = page.getByRole('main')
  await main.getByLabel(/^Email/).fill(newEmail)
  await main.getByLabel('Your password').fill(firstPassword)
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`${newEmail} is not confirmed yet`)).toBeVisible()
  for (const address of [user.email, newEmail]) {
    await page.goto(linkIn(await mailTo(mails, address, /address/i), '/user/confirmEmail/'))
    await page.getByRole('button', { name: 'CONFIRM' }).click()
    await expect(page.getByText(/Thank you\.|has been changed\./)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(main.getByLabel(/^Email/)).toHaveValue(newEmail)
})
