import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fillWeek, openSellForm } from './week-steps.ts'

const draftAddress = '**/api/draft/**'
const aUnit = () => `D${Date.now() % 1_000_000}`

/** What the account has typed but not submitted. */
async function storedDraft(page: Page, kind: string) {
  const reply = await page.request.get(`/api/draft/${kind}`)
  return ((await reply.json()) as { value: unknown }).value
}

async function listings(page: Page, unit: string) {
  await page.goto(`/timeshare/myWeeks?search=${encodeURIComponent(unit)}`)
  return page.getByRole('row').filter({ hasText: unit }).count()
}

/** Holds draft saves back until they are released. */
async function delaySaves(page: Page) {
  const waiting: Route[] = []
  let open = false
  await page.route(draftAddress, async (route) => {
    if (open || route.request().method() !== 'PUT') return route.continue()
    waiting.push(route)
  })
  return {
    count: () => waiting.length,
    async letGo() {
      open = true
      for (const route of waiting.splice(0)) {
        // A page that has unloaded has aborted its requests.
        await route.continue().catch(() => undefined)
      }
    },
  }
}

test('a week that is submitted right after the last keystroke leaves no draft and is listed once', async ({
  page,
  loginAs,
}) => {
  const unit = aUnit()
  await loginAs('seller')
  await openSellForm(page)
  await fillWeek(page, unit)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/draft/')) saves.push('save')
  })
  await page.locator('#week-schemeName').pressSequentially('Cabana')
  // The form is still mounted while the next page loads: that is when a delayed save would run.
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await route.continue()
  })
  const before = saves.length
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await page.waitForURL((url) => url.pathname !== '/timeshare/sell')
  expect(saves.length).toBe(before)
  expect(await storedDraft(page, 'sell-week')).toBeNull()
  expect(await listings(page, unit)).toBe(1)
  await openSellForm(page)
  await expect(page.locator('#week-unitNumber')).toHaveValue('')
  await expect(page.getByText(/^Draft saved at/)).toHaveCount(0)
})

test('a draft save that arrives after the week was submitted does not restore the draft', async ({
  page,
  loginAs,
}) => {
  const unit = aUnit()
  await loginAs('seller')
  await openSellForm(page)
  const saves = await delaySaves(page)
  await fillWeek(page, unit)
  await expect.poll(saves.count).toBe(1)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL((url) => url.pathname !== '/timeshare/sell')
  const response = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/draft/'),
  )
  await saves.letGo()
  expect(await (await response).json()).toMatchObject({ outcome: 'finished' })
  expect(await storedDraft(page, 'sell-week')).toBeNull()
  expect(await listings(page, unit)).toBe(1)
})

test('a second tab with the same draft stops saving once the first has submitted it', async ({
  page,
  context,
  loginAs,
  expectRefused,
}) => {
  const unit = aUnit()
  await loginAs('seller')
  await openSellForm(page)
  await fillWeek(page, unit)
  await expect.poll(() => storedDraft(page, 'sell-week')).not.toBeNull()
  const second = await context.newPage()
  await openSellForm(second)
  await expect(second.locator('#week-unitNumber')).toHaveValue(unit)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL((url) => url.pathname !== '/timeshare/sell')
  await second.locator('#week-schemeName').fill('Once more')
  await expect(
    second.getByText(/^This form has already been submitted, so your changes/),
  ).toBeVisible()
  expect(await storedDraft(page, 'sell-week')).toBeNull()
  expectRefused('/api/timeshareweek')
  await second.getByRole('button', { name: 'Submit' }).click()
  await expect(
    second.getByText('This form has already been submitted. Reload the page'),
  ).toBeVisible()
  await second.close()
  expect(await listings(page, unit)).toBe(1)
})

test('a refused week is saved as a draft again, with the latest input', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await loginAs('managing')
  await openSellForm(page)
  await fillWeek(page, aUnit())
  await page.route('**/api/timeshareweek', (route) => route.abort('connectionrefused'))
  expectRefused('/api/timeshareweek')
  await page.locator('#week-schemeName').fill('The last words')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText('Nothing you entered has been lost. Try again in a moment.'),
  ).toBeVisible()
  await expect
    .poll(() => storedDraft(page, 'sell-week'))
    .toMatchObject({ schemeName: 'The last words' })
})

test('input typed just before leaving the page is saved, even by a form without a local copy', async ({
  page,
  loginAs,
}) => {
  const kind = 'property-residential-sale'
  const form = '/property/list?usage=Residential&saleType=Sale'
  await loginAs('buyer')
  await page.goto(form)
  await expect(page.getByRole('button', { name: 'List this property' })).toBeEnabled()
  await page.getByLabel('Short description').fill('A cottage under the oaks')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/')
  await expect
    .poll(() => storedDraft(page, kind))
    .toMatchObject({ shortDescription: 'A cottage under the oaks' })

  await page.goto(form)
  await expect(page.getByText('We saved your draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Start a new form' }).click()
  await expect(page.getByText('We saved your draft.')).toHaveCount(0)
  await expect(page.getByLabel('Short description')).toHaveValue('')
  expect(await storedDraft(page, kind)).toBeNull()
  await page.getByLabel('Short description').fill('Another cottage')
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect
    .poll(() => storedDraft(page, kind))
    .toMatchObject({ shortDescription: 'Another cottage' })
})

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`listing the same week twice asks for confirmation, on ${device}`, async ({
    page,
    loginAs,
    expectRefused,
    expectAccessible,
  }) => {
    const unit = aUnit()
    await page.setViewportSize(viewport)
    await loginAs('seller')
    await openSellForm(page)
    await fillWeek(page, unit)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL((url) => url.pathname !== '/timeshare/sell')

    expectRefused('/api/timeshareweek')
    await openSellForm(page)
    await fillWeek(page, unit)
    const submit = page.getByRole('button', { name: 'Submit' })
    await submit.click()
    const question = page.getByRole('dialog', { name: 'You have already listed this week' })
    await expect(question).toBeVisible()
    await expect(question.getByRole('link', { name: /^TW-\d+$/ })).toHaveAttribute(
      'href',
      /^\/timeshare\/\d+$/,
    )
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(submit).toBeFocused()
    await expect(page.locator('#week-unitNumber')).toHaveValue(unit)

    await submit.click()
    await question.getByRole('button', { name: 'List again' }).click()
    await page.waitForURL((url) => url.pathname !== '/timeshare/sell')
    expect(await storedDraft(page, 'sell-week')).toBeNull()
    expect(await listings(page, unit)).toBe(2)
  })
}
