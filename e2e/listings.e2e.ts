import type { Page } from '@playwright/test'
import { today } from '#contract/values/day.ts'
import { aPropertyForm } from '../server/src/testing/property-form.ts'
import { goodWeek } from '../server/src/testing/week-builders.ts'
import { expect, test } from './fixtures.ts'

/** Makes a call as the logged-in person. */
async function send(page: Page, origin: string, path: string, data: object) {
  const reply = await page.request.post(path, { headers: { origin }, data })
  expect(reply.status()).toBe(200)
  return reply.json()
}

/** A house whose fee was paid by EFT; returns the path of its payment. */
async function aPaidProperty(page: Page, origin: string): Promise<string> {
  const [latest] = await (await page.request.get('/api/property/latestProperties')).json()
  const place = await (await page.request.get(`/api/Property/getDetailed/${latest.id}`)).json()
  const { id: propertyId } = await send(page, origin, '/api/Property', aPropertyForm(place))
  const { paymentId } = await send(page, origin, '/api/payment/eft', { propertyId })
  const { version, amount } = await (await page.request.get(`/api/payment/${paymentId}`)).json()
  const statement = { version, amount, paidOn: today() }
  await send(page, origin, `/api/payment/${paymentId}/confirm`, statement)
  return `/payments/${paymentId}`
}

test('a Super Admin publishes an unpaid week by waiving its fee, with a reason', async ({
  page,
  baseURL,
  loginAs,
  expectAccessible,
}) => {
  const reason = 'A gift to the school'
  await loginAs('superadmin')
  const unitNumber = `FREE ${Date.now() % 100_000}`
  const made = await send(page, baseURL ?? '', '/api/timeshareweek', { ...goodWeek, unitNumber })
  const { id: week, weekReference: name } = made

  await page.goto(`/status/timeshareAdmin?search=${encodeURIComponent(unitNumber)}`)
  await page.getByRole('button', { name: `Publish ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Publish ${name} without the listing fee?` })
  await expect(dialog).toContainText('If you continue, it is waived.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Waive fee and publish' }).click()
  await expect(dialog.getByText('Please give a reason for waiving the fee.')).toBeVisible()
  await dialog.getByLabel('Reason for waiving the fee').fill(reason)
  await dialog.getByRole('button', { name: 'Waive fee and publish' }).click()
  await expect(page.getByText(`${name} has been published.`)).toBeVisible()

  await page.goto(`/financial/paymentOption?week=${week}`)
  await expect(page.getByRole('heading', { name: 'Listing fee waived' })).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expectAccessible()

  // Returned to Awaiting Payment, the week is unpublished and the fee is due.
  await page.goto(`/editTimeshare?week=${week}`)
  await expect(page.getByText('The listing fee is waived.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.getByLabel('Status').selectOption({ label: 'Awaiting Payment' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} has been saved.`)).toBeVisible()
  await page.goto(`/financial/paymentOption?week=${week}`)
  await expect(page.getByRole('heading', { name: 'Pay the listing fee' })).toBeVisible()
})

test('a refund unpublishes a property, unless the Super Admin waives the fee', async ({
  page,
  baseURL,
  loginAs,
}) => {
  await loginAs('superadmin')

  async function noteRefund(waiverReason: string) {
    await page.goto(await aPaidProperty(page, baseURL ?? ''))
    await page.getByRole('button', { name: 'Record a refund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('textarea[name=note]').fill('Cancelled within seven days')
    await dialog.getByLabel('Reason to keep the listing published').fill(waiverReason)
    await dialog.getByRole('button', { name: 'Record refund' }).click()
    await expect(page.getByText('Refund recorded.')).toBeVisible()
  }

  await noteRefund('We made a mistake with the advert')
  const waived = page.getByRole('definition').filter({ hasText: 'We made a mistake' })
  await expect(waived.first()).toBeVisible()
  await page.getByRole('link', { name: /^JP-\d+$/ }).click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('FS')

  await noteRefund('')
  await page.getByRole('link', { name: /^JP-\d+$/ }).click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('AP')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('FS')
  await expect(page.getByLabel('Reason for waiving the fee')).toBeVisible()
})

test('an owner is warned before changing the identity of a verified week, cannot change one under offer, and a new price is shown to a Super Admin', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('seller')
  const editOf = async (status: string) => {
    await page.goto('/timeshare/myWeeks?size=50')
    const row = page.getByRole('row').filter({ hasText: status }).first()
    const href = await row.getByRole('link', { name: /^Edit/ }).getAttribute('href')
    return /\d+$/.exec(href ?? '')?.[0] ?? ''
  }
  const live = await editOf('Available')
  for (const path of [`/timeshare/${live}`, `/editTimeshare?week=${live}`]) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    await page.locator('#week-unitNumber').fill('Another 1')
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the details of this week?' })
    await expect(dialog).toContainText('verified again')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.locator('#week-unitNumber')).toHaveValue('Another 1')
    page.once('dialog', (question) => void question.accept())
  }

  const agreed = await editOf('Offer Pending')
  for (const path of [`/timeshare/${agreed}`, `/editTimeshare?week=${agreed}`]) {
    await page.goto(path)
    await expect(page.getByText('An offer on this week is pending').first()).toBeVisible()
    await expect(page.locator('#week-unitNumber')).toBeDisabled()
    await expect(page.locator('#week-sellPrice')).toBeDisabled()
  }

  // A new price is saved at once, and a Super Admin sees it as a difference to approve.
  await page.goto(`/timeshare/${live}`)
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.locator('#week-sellPrice').fill('61234')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your changes have been saved.')).toBeVisible()
  await loginAs('superadmin')
  await page.goto('/today')
  await page.getByRole('link', { name: /Changes to approve/ }).click()
  await expect(page).toHaveURL(/\/listing-changes\?state=open/)
  const change = page.getByRole('row').filter({ hasText: /Price from R.+ to R.61.234/ })
  await change.getByRole('button', { name: /^Refuse/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('must be verified again')
  await dialog.getByRole('button', { name: 'Refuse change' }).click()
  await expect(dialog.getByText('Please say what must change')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await change.getByRole('button', { name: /^Approve/ }).click()
  await expect(page.getByText(/^The change to TW-\d+ has been approved\.$/)).toBeVisible()
  await expect(change).toHaveCount(0)
})
