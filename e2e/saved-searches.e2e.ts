import { aNewUser, firstPassword, logInAt, logOut, mailTo, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

const results =
  '/property/residential/searchResult?salesType=Sale&bedrooms=3&polygon=-25.5,27.9;-25.5,28.6;-26.1,28.6;-26.1,27.9'

test.describe('saved searches on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor saves a search by email, confirms it, manages it by the link, and finds it in their account', async ({
    page,
    mails,
    expectAccessible,
  }) => {
    const user = aNewUser()
    await page.goto(results)
    await page.getByRole('button', { name: 'Save this search' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
    await expectAccessible()
    await dialog.getByLabel('Name').fill('Three bedrooms around Pretoria')
    await dialog.getByLabel('Email').fill(user.email)
    await dialog.getByLabel('Tell me').selectOption('Weekly')
    await dialog.getByLabel('On').selectOption('Friday')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(dialog.getByText('We have sent you an email.')).toBeVisible()

    const mail = await mailTo(mails, user.email, /Confirm your saved search/)
    expect(mail.text).toContain('For sale, 3+ bedrooms, a drawn area')
    expect(mail.text).toContain('Weekly, on Friday at 07:00')
    const link = /https?:\/\/[^\s"<]+\/savedSearches\/confirm\/[^\s"<]+/.exec(mail.html)?.[0]
    const path = new URL(link as string).pathname
    await page.goto(path)
    await expectAccessible()
    await page.getByRole('button', { name: 'Confirm and start' }).click()
    await expect(
      page.getByText('Your address is confirmed and your search is saved.'),
    ).toBeVisible()
    await page.goto(path)
    await page.getByRole('button', { name: 'Confirm and start' }).click()
    await expect(page.getByText('Your address was already confirmed.')).toBeVisible()

    await page.getByRole('link', { name: 'Manage my searches' }).click()
    await expect(page.getByRole('heading', { name: 'Your saved searches' })).toBeVisible()
    const frequency = page.getByLabel('Tell me about Three bedrooms around Pretoria')
    await frequency.selectOption('Paused')
    await expect(page.getByText('This search is paused.')).toBeVisible()
    await expect(page.getByText('No emails while it is paused')).toBeVisible()
    await expectAccessible()
    await frequency.selectOption('Daily')
    await expect(page.getByText('This search is active again.')).toBeVisible()

    await registerUser(page, user)
    await logInAt(page, '/user/login?redirect=/savedSearches', user.username, firstPassword)
    await expect(page.getByRole('heading', { name: 'Welcome back, Lerato' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Three bedrooms around Pretoria' })).toHaveCount(
      1,
    )
    await expectAccessible()
  })
})

test('a person saves searches of homes and weeks, renames, changes and deletes them', async ({
  page,
  expectAccessible,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/savedSearches', user.username, firstPassword)
  await expect(page.getByText('You have no saved searches')).toBeVisible()
  await expectAccessible()

  await page.goto('/timeshareToByResults?sleeps=4&maxPrice=90000')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog.getByText('Your search is saved.')).toBeVisible()

  await page.goto(results)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  await dialog.getByLabel('Name').fill('Homes')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await dialog.getByRole('link', { name: 'See my saved searches' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(page.getByText('Timeshare').first()).toBeVisible()
  await expectAccessible()

  await page.getByLabel('More for Homes').click()
  await page.getByRole('button', { name: 'Name and time' }).click()
  await dialog.getByLabel('Name').fill('Family homes')
  await dialog.getByLabel('At').selectOption('18:00')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Family homes' })).toBeVisible()

  await page.getByLabel('More for Family homes').click()
  await page.getByRole('button', { name: 'Change the search' }).click()
  await page.waitForURL('**/property/residential/searchResult**')
  await page
    .getByRole('link', { name: /Drawn area/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(/polygon/)
  await page.getByRole('button', { name: 'Save changes' }).first().click()
  await page.waitForURL('**/savedSearches')
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByText('a drawn area')).toHaveCount(0)

  await page.getByLabel('More for Family homes').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The search has been deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1)
  await logOut(page)
  await page.goto('/savedSearches')
  await expect(page).toHaveURL(/\/user\/login/)
})
