import { today } from '#contract/values/day.ts'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { aPropertyForm } from '../server/src/testing/property-form.ts'
import { logOut } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { cards, payInFrame } from './payment-steps.ts'
import { fillWeek, openSellForm } from './week-steps.ts'

/** A house that awaits its listing fee. */
async function listProperty(page: Page, origin: string, title: string): Promise<number> {
  const [latest] = await (await page.request.get('/api/property/latestProperties')).json()
  const place = await (await page.request.get(`/api/Property/getDetailed/${latest.id}`)).json()
  const created = await page.request.post('/api/Property', {
    headers: { origin },
    data: aPropertyForm(place, { shortDescription: title }),
  })
  expect(created.status()).toBe(200)
  return (await created.json()).id
}

/** The sandbox's own address, which the page's policy allows. */
async function openChoice(page: Page, query: string): Promise<string> {
  const response = await page.goto(`/financial/paymentOption?${query}`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  return /form-action 'self' (\S+?)[; ]/.exec(`${policy};`)?.[1] ?? ''
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), content: await bytesOf(download) }
}

test('a seller pays for a week by card, and the week can be published', async ({
  page,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  const unit = `PAY ${Date.now() % 100_000}`
  await loginAs('seller')
  await openSellForm(page)
  await fillWeek(page, unit)
  await page.getByLabel(/^I hereby Mandate/).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/financial\/paymentOption\?week=\d+/)
  const week = /\d+$/.exec(page.url())?.[0] ?? ''

  await expect(page.getByRole('table', { name: 'Cost' })).toContainText('R 330.43')
  await expect(page.getByRole('region', { name: 'Paid to' })).toContainText('VAT number')
  await expect(page.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked()
  await expect(page.getByRole('note')).toHaveText('Test payment: no money moves')
  await expectAccessible()

  const sandbox = await openChoice(page, `week=${week}`)
  expectRefused('/financial/paymentOption')
  await page.request.post(`${sandbox}/control`, { data: { down: true } })
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'is not responding at the moment' })
  await expect(problem.getByRole('button', { name: 'Pay by EFT' })).toBeVisible()
  await expectAccessible()
  await page.request.post(`${sandbox}/control`, { data: { down: false } })
  // The check of open payments may have hit the outage too: then no call is made for a second.
  const cardPage = /\/payments\/paymentGateway\?paymentReqId=[^&]+&checksum=\w+/
  await expect(async () => {
    if (cardPage.test(page.url())) return
    await problem.getByRole('button', { name: 'Try again' }).click({ timeout: 5000 })
    await page.waitForURL(cardPage, { timeout: 10_000 })
  }).toPass()

  await expect(page.getByRole('status').filter({ hasText: 'Opening the card page' })).toBeHidden()
  await expectAccessible()
  await payInFrame(page, cards.approved)

  await expect(page).toHaveURL(/\/payments\/success\?payment=\d+/)
  await expect(
    page.getByRole('heading', {
      name: 'Thank you! Your payment has been received and your property will be listed',
    }),
  ).toBeVisible()
  await expectAccessible()
  const invoice = await saved(page, () => page.getByRole('link', { name: /^Tax invoice/ }).click())
  expect(invoice.content.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'My Timeshare Weeks' }).last().click()
  const mine = page.getByRole('row').filter({ hasText: unit })
  await expect(mine).not.toContainText('Awaiting')
  const reference = (await mine.getByText(/^TW-\d+$/).textContent()) as string
  await mine.getByRole('link', { name: reference, exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Payment', exact: true }).click()
  await expect(page.getByText('The fee for this listing has been paid.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toHaveCount(0)

  await loginAs('superadmin')
  await page.goto(`/status/timeshareAdmin?search=${encodeURIComponent(unit)}`)
  await page.getByRole('button', { name: /^Verify/ }).click()
  await expect(page.getByText(`${reference} has been verified.`)).toBeVisible()
  await loginAs('seller')
  await page.goto(`/timeshare/myWeeks?search=${encodeURIComponent(unit)}`)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText(`${reference} has been published.`)).toBeVisible()
})

test('a declined card leads to EFT, which a Super Admin confirms', async ({
  page,
  baseURL,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  const title = `House with a stoep ${Date.now() % 100_000}`
  await loginAs('seller')
  const id = await listProperty(page, baseURL as string, title)
  await page.goto(`/property/residential/property/${id}`)
  await expect(page.getByText('Listing fee due')).toBeVisible()
  await page.getByRole('link', { name: 'Pay the listing fee' }).click()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await payInFrame(page, cards.declined)

  await expect(page).toHaveURL(/\/payments\/error\/\d+/)
  await expect(page.getByRole('heading', { name: 'Error!' })).toBeVisible()
  await expect(page.getByText('An error has occcured with your payment.')).toBeVisible()
  await expect(page.getByText('Payment status:')).toContainText('Declined')
  await expectAccessible()

  await page.getByRole('button', { name: 'Pay by EFT' }).click()
  await expect(page).toHaveURL(`/financial/eftPage?propertyId=${id}`)
  const bank = page.getByRole('table', { name: 'Bank details' })
  await expect(bank.getByRole('row', { name: /^Amount/ })).toContainText('R 380.00')
  const reference = await bank
    .getByRole('row', { name: /^Reference/ })
    .locator('td')
    .first()
    .textContent()
  expect(reference).toMatch(/\S/)
  await expectAccessible()
  const paper = await saved(page, () => page.getByRole('link', { name: 'Download PDF' }).click())
  expect(paper.name).toMatch(/^\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(paper.content.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('link', { name: 'Pay by card instead' }).click()
  await expect(page.getByText('We are waiting for your EFT.')).toBeVisible()

  // Someone else's payment is treated as missing, and the list is only for the Super Admin.
  await loginAs('buyer')
  expectRefused(`/financial/eftPage?propertyId=${id}`)
  expect((await page.goto(`/financial/eftPage?propertyId=${id}`))?.status()).toBe(404)
  expectRefused('/payments')
  expect((await page.goto('/payments'))?.status()).toBe(403)
  await expect(page.getByText("You don't have permission to view this page")).toBeVisible()

  await loginAs('superadmin')
  await page.goto(`/payments?search=${encodeURIComponent(title)}&provider=eft`)
  await expect(page.getByRole('heading', { name: 'Listing fees received' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: /^Confirm/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount received').fill('380')
  await dialog.getByLabel('Date received').fill(today())
  await dialog.getByLabel('Bank reference').fill('FNB 0231')
  await dialog.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByText(/Payment confirmed\. The listing fee is now paid\./)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Paid')
  await page.getByText('Excel', { exact: true }).click()
  const sheet = await saved(page, () => page.getByRole('button', { name: /^All columns/ }).click())
  expect(sheet.name).toMatch(/\.xlsx$/)
  expect(sheet.content.subarray(0, 2).toString()).toBe('PK')

  await page.getByRole('row').filter({ hasText: title }).getByRole('link', { name: /^PM-/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PM-\d+$/)
  await expect(page.getByText('Confirmed manually')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Record a refund' }).click()
  await dialog.getByRole('button', { name: 'Record refund' }).click()
  await expect(dialog.getByText('Please fill in this field.')).toBeVisible()
  await dialog
    .getByRole('textbox', { name: 'Reason for the refund' })
    .fill('The owner cancelled within seven days.')
  await dialog.getByRole('button', { name: 'Record refund' }).click()
  await expect(page.getByText(/Refund recorded/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Refund due')
})

test('PayFast is the alternative for paying by card, even if its notification is late', async ({
  page,
  baseURL,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('seller')
  const id = await listProperty(page, baseURL as string, 'Cottage behind the pear trees')
  const sandbox = await openChoice(page, `propertyId=${id}`)
  await page.request.post(`${sandbox}/control`, { data: { lateMs: 3000 } })
  await page.getByRole('radio', { name: 'PayFast' }).check()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await expect(page).toHaveURL(/\/eng\/process$/)
  await expect(page.getByRole('note')).toHaveText('Test payment: no money moves')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/payments\/error\/\d+\?cancelled=yes$/)
  await expect(page).toHaveTitle(/^You cancelled the payment/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You cancelled; nothing was taken',
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('radio', { name: 'PayFast' }).check()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await expect(page).toHaveURL(/\/eng\/process$/)
  await page.getByText('Payment notification').click()
  await page.getByLabel('Notify the site').selectOption('late')
  await page.getByRole('button', { name: /^Pay R/ }).click()
  await expect(page).toHaveURL(/\/payments\/success\?payment=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Waiting for payment confirmation',
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you! Your payment has been received and your property will be listed',
  )
})

test('a forged notification settles nothing and raises an alert', async ({
  page,
  baseURL,
  loginAs,
}) => {
  const title = `Flat with a forged notice ${Date.now() % 100_000}`
  await loginAs('seller')
  const id = await listProperty(page, baseURL as string, title)
  await openChoice(page, `propertyId=${id}`)
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await payInFrame(page, cards.approved, 'forged')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Waiting for payment confirmation',
  )

  await loginAs('superadmin')
  await page.goto(`/payments?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Pending')
  const alerts = page.getByRole('region', { name: /alerts? needs? attention/ })
  await expect(alerts).toContainText('Notification that did not come from the provider')
  await expect(page.getByRole('note')).toHaveText('Test payment: no money moves')
  const alert = alerts.getByRole('listitem').filter({ hasText: 'did not come from' })
  await alert.getByRole('link', { name: /^PM-/ }).click()
  await page.getByRole('button', { name: 'Check with PayGate' }).click()
  await expect(page.getByText('PayGate status: Paid.')).toBeVisible()
  await expect(page.getByText('Status checked with the provider')).toBeVisible()

  await page.goto('/payments')
  await alert.getByRole('button', { name: /^Close/ }).click()
  await page.getByRole('dialog').getByLabel('Action taken').fill('Checked with PayGate')
  await page.getByRole('dialog').getByRole('button', { name: 'Close alert' }).click()
  await expect(page.getByText('Alert closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Close this message' }).click()
  await expect(page.getByText('Alert closed.')).toBeHidden()
})

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

test('the success page thanks only the payer, and only for a payment that has arrived', async ({
  page,
  baseURL,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  const origin = baseURL as string
  const title = `House with a quiet bank ${Date.now() % 100_000}`
  const heading = page.getByRole('heading', { level: 1 })
  const main = page.getByRole('main')
  const thanks = /thank/i

  await loginAs('seller')
  const id = await listProperty(page, origin, title)
  await openChoice(page, `propertyId=${id}`)
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await payInFrame(page, cards.approved, 'silent')
  await expect(page).toHaveURL(/\/payments\/success\?payment=\d+$/)
  const address = page.url()
  const paymentId = /\d+$/.exec(address)?.[0] as string

  // The bank has not confirmed it: nobody is thanked yet.
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto(address)
    await expect(heading).toHaveText('Waiting for payment confirmation')
    await expect(page).toHaveTitle(/^Waiting for payment confirmation/)
    await expect(main).toContainText(title)
    await expect(main).not.toContainText(thanks)
    await expectAccessible()
  }

  // Nobody else learns anything, not even whether there is such a payment.
  for (const account of ['buyer', 'superadmin'] as const) {
    await loginAs(account)
    for (const unknown of [address, '/payments/success?payment=999999999']) {
      expectRefused(unknown)
      expect((await page.goto(unknown))?.status()).toBe(404)
      await expect(heading).toHaveText('We could not find this payment')
      await expect(page).toHaveTitle(/^Payment not found/)
      await expect(main).not.toContainText(/thank|PM-|R 380/i)
    }
    await page.goto('/payments/success')
    await expect(heading).toHaveText('We could not find this payment')
  }
  await logOut(page)
  for (const open of [address, '/payments/success']) {
    await page.goto(open)
    await expect(heading).toHaveText('Log in to see your payment')
    await expect(page).toHaveTitle(/^Log in to see your payment/)
    await expect(main).not.toContainText(/thank|PM-|R 380/i)
  }

  await loginAs('superadmin')
  const asked = await page.request.post(`/api/payment/${paymentId}/query`, {
    headers: { origin },
    data: {},
  })
  const { paymentStatus, version } = await asked.json()
  expect(paymentStatus).toBe('PAID')
  await loginAs('seller')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto(address)
    await expect(heading).toHaveText(
      'Thank you! Your payment has been received and your property will be listed',
    )
    await expect(page).toHaveTitle(/^Payment received/)
    await expectAccessible()
  }

  await loginAs('superadmin')
  const refund = await page.request.post(`/api/payment/${paymentId}/refund`, {
    headers: { origin },
    data: { version, step: 'due', note: 'Cancelled within seven days.' },
  })
  expect(refund.status()).toBe(200)
  await loginAs('seller')
  await page.goto(address)
  await expect(heading).toHaveText('Your payment will be refunded')
  await expect(page).toHaveTitle(/^Refund due/)
  await expect(main).not.toContainText(thanks)
})

test('a declined or cancelled payment is shown as such, whichever URL is opened', async ({
  page,
  baseURL,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('seller')
  const id = await listProperty(page, baseURL as string, 'Cottage with an empty purse')
  await openChoice(page, `propertyId=${id}`)
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await payInFrame(page, cards.declined)
  await expect(page).toHaveURL(/\/payments\/error\/\d+$/)
  const declined = /\d+$/.exec(page.url())?.[0] as string
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto(`/payments/success?payment=${declined}`)
    await expect(page).toHaveURL(/\/payments\/error\/\d+$/)
    await expect(page).toHaveTitle(/^Payment declined/)
    await expect(page.getByText('Your card was declined and no money was taken.')).toBeVisible()
    await expectAccessible()
  }

  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  const frame = page.frameLocator('iframe[title^="Card page"]')
  await frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/payments\/error\/\d+$/)
  await expect(page).toHaveTitle(/^Payment cancelled/)
  await expect(page.getByText('The listing fee is still due.')).toBeVisible()
})
