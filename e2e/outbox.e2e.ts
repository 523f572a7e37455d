import type { Page } from '@playwright/test'
import { logOut } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

async function fitsWidth(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

/** A contact form message, as a visitor sends it. */
async function writeToUs(page: Page, message: Record<string, unknown>) {
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const sent = await fetch('/api/mail/0', { method: 'POST', headers, body })
    return sent.status
  }, JSON.stringify(message))
  expect(status).toBe(200)
}

const ask = (page: Page) => page.getByRole('dialog')
/** Its content is read from outside: neither a test nor an email may run scripts in it. */
const frame = (page: Page) => page.locator('iframe[title]')

test('messages appear in their logs, emails in the outbox, and can be sent again from there', async ({
  page,
  loginAs,
  mails,
  expectRefused,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/contactUsLog')
  await writeToUs(page, {
    name: 'Ouma Kriel',
    email: 'ouma@example.com',
    message: 'My week at Cabana Beach.\nWho looks after it now?',
    mailSourceId: 2,
  })
  await page.reload()
  const row = page.getByRole('row', { name: /Ouma Kriel/ })
  await expect(row).toContainText('ouma@example.com')
  await expectAccessible()
  await row.getByRole('button', { name: /^Read/ }).click()
  await expect(ask(page).getByText('Who looks after it now?')).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')

  await page.goto('/enquireNowLog')
  await page.getByLabel('Email status').selectOption('Not emailed')
  const failed = page.getByRole('row', { name: /mail server|address is invalid/ }).first()
  await expect(failed.getByRole('link', { name: /^(JP|TW)-/ })).toBeVisible()
  await expectAccessible()
  await failed.getByRole('button', { name: /^Read/ }).click()
  await ask(page).getByRole('link', { name: 'See failed emails' }).click()
  await page.waitForURL('**/outbox?state=failed')
  const mail = page.getByRole('row', { name: /Failed/ }).first()
  const link = mail.getByRole('link', { name: /^Read/ })
  const path = (await link.getAttribute('href')) as string
  await expectAccessible()
  await mail.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('The email has been queued again.')).toBeVisible()
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  await page.goto(path)
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('main').innerText()
    })
    .toMatch(/Status\s+Sent/)
  await expect(frame(page)).toHaveAttribute('srcdoc', /<h1/)
  await expectAccessible()

  await page.goto('/outbox')
  await page.getByLabel('Keyword').fill('ouma kriel')
  await expect(page).toHaveURL(/search=ouma/)
  await expect(page.getByRole('row', { name: /Ouma Kriel/ })).toHaveCount(1)
  await page
    .getByRole('row', { name: /Ouma Kriel/ })
    .getByRole('link', { name: /^Read/ })
    .click()
  await expect(frame(page)).toHaveAttribute('srcdoc', /Who looks after it now\?/)
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await expect(page.getByText('Who looks after it now?')).toBeVisible()
  const arrived = async () =>
    (await mails()).filter(({ subject }) => subject === 'New message from Ouma Kriel').length
  await expect.poll(arrived).toBe(1)
  await page.getByRole('button', { name: 'Send again' }).click()
  await ask(page).getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The email has been queued again.')).toBeVisible()
  await expect.poll(arrived).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'Outbox', exact: true }).click()
  await expect(page.getByLabel('Keyword')).toHaveValue('ouma kriel')
  await page.goto('/outbox')
  await page.getByRole('button', { name: 'Send failed emails again' }).click()
  await ask(page).getByRole('button', { name: 'Cancel' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const narrow of ['/emailTemplates/Edit/6', '/contactUsLog', '/outbox', path]) {
    await page.goto(narrow)
    await fitsWidth(page)
  }
  await expectAccessible()

  await logOut(page)
  await loginAs('agent')
  for (const shut of [
    '/emailTemplates',
    '/emailTemplates/Edit/6',
    '/communication/template',
    '/emailRecipient',
    '/contactUsLog',
    '/enquireNowLog',
    '/outbox',
    path,
  ]) {
    expectRefused(shut)
    expect((await page.goto(shut))?.status()).toBe(403)
    await expect(page.getByText("You don't have permission to view this page")).toBeVisible()
  }
})
