import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }
const results = '/property/residential/searchResult?salesType=Sale'

async function openEnquiry(page: Page) {
  await page.goto(results)
  const path = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await page.goto(`/EnquireNow/${path?.split('/').at(-1)}`)
  return page.getByRole('main')
}

async function fillEnquiry(main: Locator) {
  await main.getByLabel('Name').fill('Lindiwe Maseko')
  await main.getByRole('textbox', { name: 'Email' }).fill('lindiwe@example.com')
  await main.getByLabel('Message').fill('Is it still for sale?')
}

for (const [device, viewport] of [
  ['a phone', phone],
  ['a desktop', { width: 1280, height: 600 }],
] as const) {
  test.describe(`the result of a form on ${device}`, () => {
    test.use({ viewport })

    test('is scrolled into view and focused, whether success or failure', async ({
      page,
      expectRefused,
    }) => {
      const main = await openEnquiry(page)
      const send = main.getByRole('button', { name: 'Send enquiry' })
      await fillEnquiry(main)

      expectRefused('/api/')
      await page.route('**/api/**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 500,
              json: { code: 'internal', message: 'It <b>broke</b>.', fields: {} },
            })
          : route.continue(),
      )
      await send.click()
      const failure = main.getByRole('alert')
      await expect(failure).toContainText(
        'Please ensure that all the details have been entered correctly.',
      )
      await expect(failure).toContainText('500: It <b>broke</b>.')
      await expect(failure).toBeFocused()
      await expect(failure).toBeInViewport({ ratio: 1 })

      // Not really sent: a visitor has only a limited number of enquiries.
      const message = 'Your details has been sent. Thank you!'
      await page.unroute('**/api/**')
      await page.route('**/api/**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { message } })
          : route.continue(),
      )
      await send.click()
      const thanks = main.getByRole('status').filter({ hasText: message })
      await expect(thanks).toBeFocused()
      await expect(thanks).toBeInViewport({ ratio: 1 })
    })

    test('asks for the form to be checked until the last error is corrected', async ({ page }) => {
      const main = await openEnquiry(page)
      await main.getByRole('button', { name: 'Send enquiry' }).click()
      const summary = main.getByText('Please check form and correct all input fields!')
      await expect(main.getByLabel('Name')).toBeFocused()
      await expect(main.getByLabel('Name')).toBeInViewport({ ratio: 1 })
      await expect(summary).toBeVisible()
      await fillEnquiry(main)
      await expect(summary).toBeHidden()
    })
  })
}

test.describe('filters on a phone', () => {
  test.use({ viewport: phone })

  test('for homes stay open and show the number of results', async ({ page }) => {
    await page.goto(results)
    await page.getByRole('button', { name: 'Filters' }).click()
    const form = page.getByRole('form', { name: 'Filters' })
    await page.getByRole('radio', { name: '3+' }).check()
    await expect(page).toHaveURL(/bedrooms=3/)
    await expect(page.getByRole('button', { name: /^Show \d+ homes$/ })).toBeVisible()
    await form.getByText('Available from and keywords').click()
    const keywords = form.getByRole('searchbox', { name: 'Keywords' })
    await keywords.fill('zzzyx')
    await keywords.press('Enter')
    await expect(page).toHaveURL(/keyword=zzzyx/)
    const none = page.getByRole('button', { name: 'No homes match' })
    await expect(none).toBeVisible()
    await none.click()
    await expect(form).toBeHidden()
  })

  test('for weeks stay open and show the number of results', async ({ page }) => {
    await page.goto('/timeshareToByResults')
    await page.getByRole('button', { name: 'Filters' }).click()
    const form = page.getByRole('search', { name: 'Filters' })
    await form.getByLabel('Bedrooms').selectOption({ index: 2 })
    await expect(page).toHaveURL(/bedrooms=/)
    await expect(
      page.getByRole('button', { name: /^(Show \d+ weeks?|No weeks match)$/ }),
    ).toBeVisible()
    await form.getByText('Season, week and day').click()
    await form.getByLabel('Day of arrival').selectOption('Friday')
    await expect(page).toHaveURL(/arrivalDay=/)
    await form.getByLabel('Keyword').fill('zzzyx')
    await form.getByLabel('Keyword').press('Enter')
    await expect(page).toHaveURL(/keyword=zzzyx/)
    await expect(form.getByLabel('Keyword')).toBeFocused()
    await page.getByRole('button', { name: 'No weeks match' }).click()
    await expect(form).toBeHidden()
  })
})

test.describe('back to search', () => {
  test.use({ viewport: phone })

  for (const [what, address] of [
    ['a home', `${results}&minPrice=100000`],
    ['a week', '/timeshareToByResults?minPrice=100'],
  ] as const) {
    test(`returns from ${what} to the previous search, at the same scroll position`, async ({
      page,
    }) => {
      await page.goto(address)
      const card = page.getByRole('article').nth(4)
      await card.scrollIntoViewIfNeeded()
      const left = await page.evaluate(() => window.scrollY)
      expect(left).toBeGreaterThan(500)
      await card.getByRole('link').first().click()
      const back = page.getByRole('link', { name: 'BACK TO SEARCH' })
      await expect(back).toHaveAttribute('href', /minPrice=100/)
      await back.click()
      await expect(page).toHaveURL(/minPrice=100/)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
    })
  }
})

test.describe('editing a listing', () => {
  test('offers the statuses of its kind immediately, and requires an address', async ({
    page,
    loginAs,
  }) => {
    await loginAs('superadmin')
    await page.goto('/PropertyAdmin?statusCode=FS&propertyUsageType=Residential')
    await page.getByRole('link', { name: /^Edit/ }).last().click()
    await expect(page.getByLabel('Short description')).toBeEnabled()
    const status = page.getByRole('combobox', { name: 'Status' })
    // The site's own statuses may be there as well.
    const ofLifecycle = /^(For Sale|For Rent|Offer Pending|Sold|Rented Out)$/
    const names = () =>
      status.getByRole('option').filter({ hasText: ofLifecycle }).allTextContents()
    expect(await names()).toEqual(['For Sale', 'For Rent', 'Offer Pending', 'Sold'])
    await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue(/\.\d\d$/)
    await status.selectOption({ label: 'For Rent' })
    expect(await names()).toEqual(['For Sale', 'For Rent', 'Offer Pending', 'Rented Out'])
    await status.selectOption({ label: 'Rented Out' })
    expect(await names()).toContain('Rented Out')
    await status.selectOption({ label: 'For Sale' })

    const street = page.getByLabel('Street name')
    const missing = page.getByText('Please enter an address.')
    await page.getByLabel('Complex, building or estate').fill('')
    await street.fill('Camellia Avenue')
    await expect(missing).toBeHidden()
    await street.fill('')
    await expect(missing).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(street).toBeFocused()
    await expect(missing).toBeVisible()
    await street.fill('Camellia Avenue')
    await expect(missing).toBeHidden()
  })
})
