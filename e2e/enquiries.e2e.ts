import type { Page } from '@playwright/test'
import { logOut, mailTo } from './account-steps.ts'
import { arriveAt, expect, test } from './fixtures.ts'

async function fillEnquiry(page: Page, name: string, email: string) {
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Phone').fill('082 555 0177')
  await form.getByLabel('How did you hear').selectOption('Social Media')
  await form.getByLabel('Message').fill('May I come on Saturday?')
}

test('a visitor enquires about a listing, the emails arrive, and the agent handles the lead', async ({
  page,
  loginAs,
  mails,
  expectAccessible,
}) => {
  await loginAs('agent')
  await page.goto('/PropertyAdmin?statusCode=FS&isPublished=true')
  const look = page.getByRole('link', { name: /^View JP-/ }).last()
  const path = (await look.getAttribute('href')) as string
  const reference = /JP-\d+/.exec((await look.getAttribute('aria-label')) as string)?.[0] as string

  await logOut(page)
  await page.goto(path)
  const card = page.getByRole('complementary', { name: 'Price and contact' })
  await card.getByRole('link', { name: 'ENQUIRE NOW' }).click()
  await arriveAt(page, /\/EnquireNow\/\d+$/)
  await expect(page.getByText(/^R(\s\d{1,3})+\.\d\d$/)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByLabel('How did you hear').getByRole('option')).toHaveText([
    'Choose one',
    'Referred by someone',
    'Website Search',
    'Google Search',
    'Social Media',
  ])
  await expect(main.getByLabel('Message')).toHaveValue(new RegExp(reference))
  await main.getByLabel('Message').fill('')
  await main.getByRole('button', { name: 'Send enquiry' }).click()
  for (const message of [
    'Please check form and correct all input fields!',
    'Name is required!',
    'Valid email address is required!',
    'Message is required!',
  ]) {
    await expect(main.getByText(message)).toBeVisible()
  }
  await expectAccessible()
  await fillEnquiry(page, 'Nomsa Khumalo', 'nomsa@example.com')
  await main.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(main.getByText('Your details has been sent. Thank you!')).toBeVisible()
  await expect(main.getByLabel('Name')).toHaveValue('')

  const about = new RegExp(`New enquiry: ${reference}`)
  await expect
    .poll(async () =>
      (await mails())
        .filter(({ subject }) => about.test(subject ?? ''))
        .map(({ replyTo }) => replyTo?.[0]?.address),
    )
    .toContain('nomsa@example.com')
  const mail = await mailTo(mails, 'agent@jacaranda.example', about)
  expect(mail.html).toContain('May I come on Saturday?')
  await mailTo(mails, 'nomsa@example.com', /./)

  await loginAs('agent')
  await page.goto('/')
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('banner').getByRole('link', { name: 'Leads' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Nomsa Khumalo' })
  await expect(row).toContainText('New')
  await row.getByRole('button', { name: /^Open/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'nomsa@example.com' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('radio', { name: 'Replied' }).check()
  await dialog.getByLabel('Note').fill('Saturday at ten.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.goto('/leads?state=answered&search=saturday+at+ten')
  await expect(row).toContainText('Note: Saturday at ten.')
  await expect(row).toContainText('Replied')
})

test('logged-in users find their details prefilled, on a house and on a week', async ({
  page,
  loginAs,
  mails,
}) => {
  await loginAs('buyer')
  await page.goto('/property/residential')
  await page.getByRole('article').first().getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Name')).toHaveValue('Sipho Dlamini')
  await expect(main.getByRole('textbox', { name: 'Email' })).toHaveValue('buyer@jacaranda.example')
  await expect(main.getByLabel('Phone')).toHaveValue(/^0\d\d \d{3} \d{4}$/)
  await expect(main.getByLabel('Message')).toHaveValue(/I would like to view JP-/)
  await main.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(main.getByText('Sent! You can expect a reply soon!')).toBeVisible()

  await page.goto('/timeshareToByResults')
  const interested = page.getByRole('link', { name: /^Interested in TW-/ }).first()
  const week = /TW-\d+/.exec((await interested.getAttribute('aria-label')) as string)?.[0]
  await interested.click()
  await expect(page.getByRole('link', { name: 'Make an Offer' })).toBeVisible()
  await expect(main.getByLabel('Name')).toHaveValue('Sipho Dlamini')
  await main.getByLabel('Message').fill('Is the levy paid?')
  await main.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(main.getByText('Sent! You can expect a reply soon!')).toBeVisible()
  await mailTo(mails, 'hello@jacaranda.example', new RegExp(`New enquiry: ${week}`))
})

test('a sold listing takes no enquiries', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/PropertyAdmin?statusCode=S')
  const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')
  await page.goto(`/EnquireNow/${edit?.split('/').at(-1)}`)
  await expect(
    page.getByText('This listing is not open for enquiries at the moment.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeDisabled()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry about a week can still be sent', async ({ page, expectRefused }) => {
    expectRefused('/resort/')
    await page.goto('/timeshareToByResults')
    await page
      .getByRole('link', { name: /^Interested in TW-/ })
      .first()
      .click()
    const main = page.getByRole('main')
    await main.getByLabel('Message').fill('Which floor is it on?')
    await main.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(main.getByText('Name is required!')).toBeVisible()
    await expect(main.getByLabel('Message')).toHaveValue('Which floor is it on?')
    await fillEnquiry(page, 'Pieter Botha', 'pieter@example.com')
    await main.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(page).toHaveURL(/\/shared\/alert/)
    await expect(page.getByText('Sent! You can expect a reply soon!')).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/resort\//)
  })
})
