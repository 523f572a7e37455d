import type { Page } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { logOut, mailTo } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

/** A visitor's enquiry about one of the agent's listings. */
async function enquire(page: Page, name: string, email: string) {
  await page.goto('/PropertyAdmin?statusCode=FS&isPublished=true')
  const look = page.getByRole('link', { name: /^View JP-/ }).last()
  const path = (await look.getAttribute('href')) as string
  await logOut(page)
  await page.goto(`/EnquireNow/${path.split('/').at(-1)}`)
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByLabel('Message').fill('May I come on Saturday?')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByText('Your details has been sent. Thank you!')).toBeVisible()
}

test('an agent replies in the conversation, the answer arrives by email, and the agent closes it', async ({
  page,
  loginAs,
  mails,
  program,
  expectAccessible,
}) => {
  await loginAs('agent')
  await enquire(page, 'Lerato Maseko', 'lerato@example.com')

  await loginAs('agent')
  await page.goto('/leads')
  await page.getByRole('main').getByRole('link', { name: 'Conversations' }).click()
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('Lerato')
  await page.keyboard.press('Enter')
  const row = page.getByRole('link', { name: /Lerato Maseko/ })
  await expect(row).toContainText('Waiting 1 min')
  await expectAccessible()
  await row.click()
  const thread = page.getByRole('region', { name: 'Conversation with Lerato Maseko' })
  await expect(thread.getByText('May I come on Saturday?')).toBeVisible()
  await thread.getByText('Templates', { exact: true }).click()
  await thread.getByRole('button', { name: 'Offer a viewing' }).click()
  const field = thread.getByLabel('Reply to Lerato Maseko')
  await expect(field).toHaveValue(/^Good day Lerato Maseko,/)
  await field.fill('Yes. Does ten suit you?')
  await thread.locator('input[type=file]').setInputFiles({
    name: 'Plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expectAccessible()
  await thread.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Reply sent.')).toBeVisible()
  await expect(thread.getByRole('link', { name: /Plan\.pdf/ })).toBeVisible()

  const mail = await mailTo(mails, 'lerato@example.com', /^Reply about/)
  const from = mail.replyTo?.[0]?.address as string
  expect(from).toMatch(/^reply\+/)
  const transport = createTransport({
    host: '127.0.0.1',
    port: program.inboundPort,
    ignoreTLS: true,
  })
  await transport.sendMail({
    from: 'lerato@example.com',
    to: from,
    subject: `Re: ${mail.subject}`,
    text: 'Ten is fine.\n\nOn Monday, Pieter wrote:\n> Does ten suit you?',
  })
  transport.close()
  await page.reload()
  await expect(thread.getByText('Ten is fine.', { exact: true })).toBeVisible()

  await thread.getByRole('radio', { name: 'Note' }).check({ force: true })
  await thread.getByLabel('Note', { exact: true }).last().fill('Keys at the office.')
  await thread.getByRole('button', { name: 'Save note' }).click()
  await expect(thread.getByText('Keys at the office.')).toBeVisible()
  const details = page.getByRole('complementary', { name: 'Details' })
  await details.getByLabel('Status').selectOption('Viewing planned')
  await details.getByLabel('Remind me').selectOption('Tomorrow, 09:00')
  await expect(details.getByText('gets a notification then.')).toBeVisible()
  await expectAccessible()
  await thread.getByRole('heading', { name: 'Lerato Maseko', exact: true }).click()
  await page.keyboard.press('e')
  await expect(thread.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('one reply is sent after another, and a file of another type is refused when it is chosen', async ({
  page,
  loginAs,
}) => {
  await loginAs('agent')
  await enquire(page, 'Sizwe Mthembu', 'sizwe@example.com')
  await loginAs('agent')
  await page.goto('/conversations')
  await page.getByRole('link', { name: /Sizwe Mthembu/ }).click()
  const thread = page.getByRole('region', { name: 'Conversation with Sizwe Mthembu' })
  const field = thread.getByLabel('Reply to Sizwe Mthembu')
  await thread.locator('input[type=file]').setInputFiles({
    name: 'setup.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByText('Attach a PDF, a picture, a Word or Excel document')).toBeVisible()
  await expect(thread.getByText('setup.exe')).toHaveCount(0)
  for (const text of ['Saturday suits me.', 'At ten?', 'Ring the bell of number 4.']) {
    await field.fill(text)
    await expect(thread.getByText(/^Draft saved/)).toBeVisible()
    await thread.getByRole('button', { name: 'Send reply' }).click()
    await expect(thread.getByText(text)).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(thread.getByRole('button', { name: 'Send reply' })).toBeEnabled()
  }
  await page.reload()
  await expect(field).toHaveValue('')
})

test('on a phone, list, conversation and details are separate panes', async ({ page, loginAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs('superadmin')
  await page.goto('/conversations')
  const list = page.getByRole('region', { name: 'List of conversations' })
  await list.getByRole('listitem').first().getByRole('link').click()
  await expect(list).toBeHidden()
  await page.getByRole('link', { name: /Details$/ }).click()
  await expect(page.getByLabel('Assigned to')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the conversation' }).click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(list).toBeVisible()
})

test('a user without conversations sees what will appear there, and finds the search', async ({
  page,
  loginAs,
}) => {
  await loginAs('buyer')
  await page.goto('/conversations')
  await expect(page.getByText('No conversations yet')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toHaveCount(0)

  await page.goto('/conversations?search=nobody')
  await expect(page.getByText('No matching conversations')).toBeVisible()
  await page.getByRole('link', { name: 'All conversations' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Find a property' }).click()
  await expect(page).toHaveURL(/\/property\/search$/)
})
