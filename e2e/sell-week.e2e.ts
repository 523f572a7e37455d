import { logOut } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { fillWeek, openSellForm } from './week-steps.ts'

test('a visitor sees the listing fee and is asked to register or log in', async ({ page }) => {
  await page.goto('/timeshare/sell')
  await expect(page.getByRole('main')).toContainText('R 380')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Ftimeshare%2Fsell/)
})

test('the sell form shows its exact messages and focuses the first error', async ({
  page,
  loginAs,
}) => {
  await loginAs('buyer')
  await openSellForm(page)
  await page.getByLabel('This year’s week is banked').check()
  await page.locator('#week-resortCode').selectOption('Other')
  await page.getByRole('button', { name: 'Submit' }).click()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Please check form and correct all input fields!' })
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert.getByRole('link')).toHaveCount(13)
  for (const message of [
    'Please select a region!',
    'Other Resort Name is required!',
    'Unit Number is required!',
    'Week Module is required!',
    'Please select a season!',
    'Please select Bedroom/s!',
    'Please select maximum sleeper!',
    'Levy Amount is required!',
    'Please select Week Type!',
    'Please select a Banking Entity!',
    'Arrival Date is Required!',
    'Departure Date is Required!',
    'Selling Price is Required!',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(page.locator('#week-regionId')).toBeFocused()
})

test('an owner in community of property needs a spouse', async ({ page, loginAs }) => {
  await loginAs('agent')
  await openSellForm(page)
  await fillWeek(page, '1301')
  await page.getByRole('radio', { name: 'Someone else’s' }).check()
  await page.locator('#week-ownerObject-name').fill('Rina')
  await page.locator('#week-ownerObject-surname').fill('Botes')
  await page.locator('#week-ownerObject-emailAddress').fill('rina@example.co.za')
  await page.locator('#week-ownerObject-cellNumber').fill('082 555 0101')
  await page.getByLabel('Marital status').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toContainText('Please ensure that you add spouse details.')
  await expect(page.locator('#week-ownerObject-spouseName')).toBeFocused()
})

test('input survives closing the page', async ({ page, loginAs }) => {
  await loginAs('managing')
  await openSellForm(page)
  await fillWeek(page, 'D 77')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await page.goto('/')
  await openSellForm(page)
  await expect(page.locator('#week-unitNumber')).toHaveValue('D 77')
  await expect(page.locator('#week-levyAmount')).toHaveValue(/11.840/)
  await expect(page.getByText('12 of 12 required fields completed')).toBeVisible()
})

test('a seller lists a week, a Super Admin publishes it and a visitor finds it', async ({
  page,
  loginAs,
  browser,
}) => {
  const unit = `E2E ${Date.now() % 100_000}`
  await loginAs('seller')
  await openSellForm(page)
  await fillWeek(page, unit)
  await expect(page.getByRole('img', { name: 'Week 27 of 52, season Peak 3' })).toBeVisible()
  await page.getByLabel(/^I hereby Mandate/).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL((url) => url.pathname !== '/timeshare/sell')

  await page.goto('/timeshare/myWeeks')
  const mine = page.getByRole('row').filter({ hasText: unit })
  await expect(mine).toContainText('Awaiting')
  await expect(mine.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  const reference = (await mine.getByText(/^TW-\d+$/).textContent()) as string
  const edit = await mine.getByRole('link', { name: /^Edit/ }).getAttribute('href')
  const weekId = String(edit).split('/').at(-1) as string
  await page.goto(`/editTimeshare?week=${weekId}`)
  await expect(page.getByText(/payment has not been confirmed yet/)).toBeVisible()

  // Someone else's week is as absent as none at all.
  const other = await browser.newContext()
  const stranger = await other.newPage()
  await stranger.goto('/user/login')
  await stranger.locator('input[name=username]').fill('buyer')
  await stranger.locator('input[name=password]').fill('jacaranda-demo')
  await stranger.getByRole('button', { name: 'LOGIN' }).click()
  await stranger.waitForURL((url) => url.pathname !== '/user/login')
  for (const path of [`/timeshare/${weekId}`, `/editTimeshare?week=${weekId}`]) {
    expect((await stranger.goto(path))?.status()).toBe(404)
  }
  expect((await stranger.goto('/status/timeshareAdmin'))?.status()).toBe(403)
  await expect(stranger.getByText("You don't have permission to view this page")).toBeVisible()
  await other.close()

  await logOut(page)
  await loginAs('superadmin')
  await page.goto(`/status/timeshareAdmin?search=${encodeURIComponent(unit)}`)
  const row = page.getByRole('row').filter({ hasText: reference })
  await row.getByRole('button', { name: /^Refuse/ }).click()
  const question = page.getByRole('dialog', { name: `Refuse ${reference}?` })
  await question.getByLabel('What needs to change?').fill('Too low')
  await question.getByRole('button', { name: 'Refuse listing' }).click()
  await expect(question.getByText('Please say what must change')).toBeVisible()
  await question.getByLabel('What needs to change?').fill('Please enter this year’s levy.')
  await question.getByRole('button', { name: 'Refuse listing' }).click()
  await expect(page.getByText(`${reference} has been refused.`)).toBeVisible()
  await expect(row).toContainText('Needs changes')
  await row.getByRole('button', { name: /^Verify/ }).click()
  await expect(page.getByText(`${reference} has been verified.`)).toBeVisible()
  await page.goto(`/editTimeshare?week=${weekId}`)
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.getByLabel('Status').selectOption({ label: 'Available' })
  await page.getByRole('radio', { name: 'Yes' }).check()
  // Nothing is required of a Super Admin: what is emptied is hinted at, and stays as it was.
  await page.getByLabel('Unit Number').fill('')
  await expect(page.getByText('Please enter the unit number.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Select owner' })).not.toHaveValue('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Reason for waiving the fee').fill('The seller is a partner of ours')
  await page.getByRole('button', { name: 'Waive fee and publish' }).click()
  await expect(page.getByText(`${reference} has been saved.`)).toBeVisible()
  await logOut(page)

  const inResults = (query: string) => async () => {
    await page.goto(`/timeshareToByResults?size=100&${query}`)
    return page.getByText(reference, { exact: true }).count()
  }
  await expect.poll(inResults('region=NCST')).toBe(1)
  expect(await inResults('region=NCST&holiday=2027-winter')()).toBe(1)
  expect(await inResults('date=2027-07-03&ddate=2027-07-09')()).toBe(1)
  expect(await inResults('region=LOWV')()).toBe(0)

  await page.goto('/timesharesearch?province=KZN')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Cabana Beach/ })
    .click()
  await expect(page).toHaveURL(/\/resort\/CABA$/)
  await page.getByLabel('School holiday').selectOption({ label: 'Winter holidays 2027' })
  await expect(page).toHaveURL(/holiday=2027-winter/)
  await page
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('link', { name: /^Interested/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabana Beach')
  await expect(page.getByText(`Unit ${unit}`)).toBeVisible()
  await expect(page.getByText('R 1 692 a night').or(page.getByText(/Levy per night/))).toBeVisible()
})

test('only weeks that can be edited have a link to their form', async ({ page, loginAs }) => {
  await loginAs('agency')
  await page.goto('/timeshare/myWeeks?size=50')
  await expect(page.getByRole('row', { name: /TW-/ }).first()).toBeVisible()
  const forms = await page
    .locator('main a[href^="/timeshare/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') as string))
  const weeks = [...new Set(forms)].filter((path) => /\d$/.test(path))
  expect(weeks.length).toBeGreaterThan(0)
  for (const path of weeks) expect((await page.request.get(path)).status(), path).toBe(200)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar of the sell form never covers what has the focus, and counts what is wrong', async ({
    page,
    loginAs,
  }) => {
    await loginAs('seller')
    await openSellForm(page)
    const bar = page.locator('form [data-bottom-bar]')
    await page.locator('#week-regionId').focus()
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      await expect
        .poll(() =>
          bar.evaluate((element) => {
            const focused = document.activeElement
            if (!focused || element.contains(focused)) return true
            const { bottom } = focused.getBoundingClientRect()
            return bottom <= element.getBoundingClientRect().top
          }),
        )
        .toBe(true)
    }
    await expect(page.getByText('On your levy statement:').first()).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(bar.getByRole('button', { name: /^\d+ fields to correct/ })).toBeInViewport()
  })
})
