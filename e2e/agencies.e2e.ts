import type { Page } from '@playwright/test'
import { aNewUser, linkIn, logIn, logOut, mailTo, secondPassword } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

/** An open page would request its notifications again, and be refused. */
async function leave(page: Page) {
  await page.goto('about:blank')
  await logOut(page)
}

test('an administrator invites an agent, who chooses a password, gets listings and hands them over', async ({
  page,
  loginAs,
  mails,
}) => {
  const agent = aNewUser()
  await loginAs('agency')
  await page.goto('/user/agency')
  await page.getByRole('button', { name: 'Invite agent' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Name/).fill('Sipho')
  await dialog.getByLabel(/^Surname/).fill(agent.username)
  await dialog.getByLabel(/^Email/).fill(agent.email)
  await dialog.getByLabel('Cell number').fill('082 555 0101')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent.')).toBeVisible()
  await expect(page.getByRole('row', { name: agent.email })).toContainText('Agent, invited')

  await leave(page)
  const mail = await mailTo(mails, agent.email, /has invited you/)
  await page.goto(linkIn(mail, 'forgotPasswordReset'))
  await page.getByLabel(/^PASSWORD/).fill(secondPassword)
  await page.getByLabel('CONFIRM PASSWORD').fill(secondPassword)
  await page.getByRole('button', { name: 'UPDATE PASSWORD' }).click()
  await page.waitForURL('**/user/login')
  await logIn(page, agent.email, secondPassword)
  await page.waitForURL('/')

  await leave(page)
  await loginAs('agency')
  await page.goto('/listingImports')
  const name = `${agent.username}.csv`
  const content = `Ref,Listing type,Type,Title,Description,Price,Province,Town,Suburb,Bedrooms,Agent email
${agent.username}-1,For Sale,House,Home one,Close to schools.,1000000,Gauteng,Pretoria,Lynnwood,3,${agent.email}
${agent.username}-2,For Sale,House,Home two,Close to schools.,2000000,Gauteng,Pretoria,Lynnwood,three,${agent.email}`
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.getByLabel(/Drop a CSV or Excel file/).setInputFiles(file)
  await expect(page.getByLabel('Field of the column Agent email')).toHaveValue('agent')
  await page.getByLabel('Field of the column Price').selectOption('Not imported')
  await expect(page.getByText('New listings also need: Price')).toBeVisible()
  await page.getByLabel('Field of the column Price').selectOption('Price')
  await expect(page.getByText('New listings also need')).toBeHidden()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('heading', { name: 'This is what the import will do' })).toBeVisible()
  await expect(page.getByText(/^Bedrooms: /)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the rows to correct' }).click()
  expect((await download).suggestedFilename()).toMatch(/^to-correct-\d+\.xlsx$/)
  await page.getByRole('button', { name: 'Import 1 listing' }).click()
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Listing imports' }).first().click()
  await expect(page.getByRole('link', { name })).toBeVisible()

  await page.goto(`/user/agency?search=${agent.username}`)
  await page.getByRole('button', { name: `More: Sipho ${agent.username}` }).click()
  await page.getByRole('button', { name: `Deactivate Sipho ${agent.username}` }).click()
  await expect(dialog.getByText('Transfer 1 property to')).toBeVisible()
  await dialog.getByRole('combobox').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText(/was deactivated\. 1 property transferred to/)).toBeVisible()
})

test('an import is undone, also on a phone', async ({ page, loginAs, expectAccessible }) => {
  const ref = aNewUser().username
  await loginAs('agency')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/listingImports')
  const content = `Ref,Kind of deal,Type,Title,Description,Price,Province,Town,Suburb
${ref},Sale,House,A home,Close to schools.,1000000,Gauteng,Pretoria,Lynnwood`
  const file = { name: `${ref}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.getByLabel(/Drop a CSV or Excel file/).setInputFiles(file)
  await page.getByLabel('Field of the column Kind of deal').selectOption('kind')
  await expectAccessible()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import 1 listing' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Undone').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo import' })).toBeHidden()
})

test('an agency shows its statistics to its administrator and its page to everyone', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('agency')
  await page.goto('/agencyDashboard')
  const team = page.getByRole('region', { name: 'Team', exact: true })
  await expect(team.getByText('Administrator')).toBeVisible()
  await expectAccessible()
  await page.goto('/user/agency')
  const link = page.getByRole('link', { name: 'Public page' })
  const path = (await link.getAttribute('href')) as string
  await leave(page)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('article').first().getByRole('link').first().click()
  const aside = page.getByRole('complementary', { name: 'Price and contact' })
  await aside.locator(`a[href="${path}"]`).click()
  await page.waitForURL(`**${path}`)
})

test('an administrator sees who changed the agency and its agents, without an undo', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('agency')
  await page.goto('/user/agency')
  const history = page.getByRole('region', { name: 'History' })
  const about = page.getByLabel('About the agency')
  const text = `We know every street in the east (${Date.now()}).`
  await about.fill(text)
  await about.press('Tab')
  await page.getByRole('button', { name: 'Save public page' }).click()
  await expect(history.getByText(/^About .*changed|^About (from|set to)/).first()).toBeVisible()
  await expect(history.getByText('You', { exact: true }).first()).toBeVisible()
  await expect(history.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expectAccessible()
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.waitForURL(/agentProfile|agent/i)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
})

test('an agent’s form belongs to the agency, and leads back to it', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('agency')
  await page.goto('/user/agency?search=Rudd')
  await page.getByRole('link', { name: /^Edit Heather Rudd/ }).click()
  await expect(page).toHaveTitle('Heather Rudd | Jacaranda')
  const account = page.getByRole('navigation', { name: 'My account' })
  await expect(account.locator('[aria-current]')).toHaveText('Agency and agents')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Agency and agents' }).first().click()
  await expect(page).toHaveURL(/\/user\/agency$/)
})
