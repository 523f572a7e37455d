import { readFile } from 'node:fs/promises'
import type { Browser, Download, Page } from '@playwright/test'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { logIn } from './account-steps.ts'
import { demoPassword, expect, signIn, test, type Account } from './fixtures.ts'

/** Another person, in their own browser. */
async function another(browser: Browser, account: Account, baseURL: string | undefined) {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, account, baseURL)
  return page
}

/** The page of one of the seller's open sale listings. */
async function ownListing(seller: Page): Promise<string> {
  await seller.goto('/properties?statusCode=FS&isSale=true')
  const look = seller.getByRole('link', { name: /^View JP-/ }).first()
  return (await look.getAttribute('href')) as string
}

async function isPaper(download: Promise<Download>) {
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^offer-.*\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('two people negotiate from a first offer through a counter-offer to the printed agreement', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const seller = await another(browser, 'seller', baseURL)
  const path = await ownListing(seller)
  const form = `/MakeOffer?propertyId=${path.split('/').at(-1)}`
  await seller.goto(form)
  await expect(seller.getByText('You cannot make an offer on your own listing.')).toBeVisible()
  await expect(seller.getByLabel('Your offer')).toHaveCount(0)
  await seller.goto(path)
  await expect(seller.getByRole('link', { name: 'Offers on this listing' })).toBeVisible()
  await expect(seller.getByRole('link', { name: 'Make an Offer' })).toHaveCount(0)

  await page.goto(path)
  await page.getByRole('link', { name: 'Make an Offer' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2FMakeOffer/)
  await expect(page.getByText('Please Login to add a property')).toBeVisible()
  await logIn(page, 'managing', demoPassword)
  await expect(page).toHaveURL(/\/MakeOffer\?propertyId=\d+$/)
  await expect(page.getByRole('heading', { name: 'Make an Offer' })).toBeVisible()
  await expectAccessible()

  await page.goto(path)
  await page.getByRole('link', { name: 'Make an Offer' }).click()
  const dialog = dialogOf(page)
  const amount = dialog.getByLabel('Your offer')
  await dialog.getByLabel('Comment').fill('Cash, within thirty days.')
  for (const [typed, message] of [
    ['0', 'Please enter an amount above zero.'],
    ['a lot', amountTexts.unreadable],
    ['1.111', amountTexts.ambiguous],
  ] as const) {
    await amount.fill(typed)
    await dialog.getByRole('button', { name: 'Send Offer' }).click()
    await expect(dialog.getByText(message)).toBeVisible()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveValue(typed)
  }
  await expectAccessible()
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await amount.fill('1 111 000')
  await dialog.getByRole('button', { name: 'Send Offer' }).click()
  await expect(dialog.getByText('Offer was submitted.')).toBeVisible()
  await page.goto(form)
  await expect(
    page.getByText('You already have an open offer on this listing. Change that offer instead.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'View my offer' }).click()
  await page.waitForURL(/\/Offers\?offer=\d+$/)
  const own = page.url()

  await seller.goto('/leads?kind=offer&state=new')
  await seller
    .getByRole('row')
    .filter({ hasText: '1 111 000' })
    .getByRole('link', { name: /^Respond/ })
    .click()
  const sellerDialog = dialogOf(seller)
  await expect(sellerDialog.getByText('Cash, within thirty days.')).toBeVisible()
  await sellerDialog.getByRole('button', { name: 'Counter-offer' }).click()
  await sellerDialog.getByLabel('Amount').fill('1 222 000')
  await sellerDialog.getByLabel('Comment').fill('With the curtains.')
  await sellerDialog.getByRole('button', { name: 'Send counter-offer' }).click()
  await expect(sellerDialog.getByText('Counter-offer sent.')).toBeVisible()

  await page.goto(own)
  await expect(dialog.getByText(/^The seller countered with R\s1\s222\s000$/)).toBeVisible()
  await expect(dialog.getByText('With the curtains.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Accept counter-offer' }).click()
  await expect(dialog.getByText(/It is not a sale/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Accept R/ }).click()
  await expect(dialog.getByText('Offer Accepted.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'seller@jacaranda.example' })).toBeVisible()
  const bought = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download PDF' }).click()
  await isPaper(bought)

  await seller.reload()
  await expect(sellerDialog.getByRole('link', { name: 'managing@jacaranda.example' })).toBeVisible()
  const sold = seller.waitForEvent('download')
  await sellerDialog.getByRole('link', { name: 'Download PDF' }).click()
  await isPaper(sold)

  await page.goto(path)
  await expect(page.getByLabel('Price and contact').getByText('Offer Pending')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Make an Offer' })).toHaveCount(0)
  await seller.context().close()
})

test('one of two accepts wins, an acceptance is reversed, and an offer is declined', async ({
  page,
  browser,
  baseURL,
  loginAs,
  expectRefused,
}) => {
  expectRefused('/api/bid/')
  await loginAs('seller')
  await page.goto('/Offers?side=received&statusCode=E1')
  for (const column of [
    'Date',
    'Type',
    'Short description',
    'Status',
    'Price',
    'Offer',
    'Made by',
    'Consent',
    'Offer status',
  ]) {
    await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
  }
  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('cell', { name: /^(Available|For Sale|For Rent)$/ })).toBeVisible()
  await expect(row.getByRole('cell', { name: 'Open', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Accept' }).click()

  const admin = await another(browser, 'superadmin', baseURL)
  await admin.goto(page.url())
  const other = dialogOf(admin)
  await other.getByRole('button', { name: 'Accept' }).click()
  await other.getByRole('button', { name: /^Accept R/ }).click()
  await expect(other.getByText('Offer Accepted.')).toBeVisible()

  await dialog.getByRole('button', { name: /^Accept R/ }).click()
  await expect(
    dialog.getByText('This offer has already been accepted, declined or withdrawn.'),
  ).toBeVisible()
  await expect(dialog.getByText('Accepted', { exact: true })).toBeVisible()

  await other.getByRole('button', { name: 'Withdraw acceptance' }).click()
  await other.getByRole('button', { name: 'Reopen offer' }).click()
  await expect(other.getByText('The offer is open again.')).toBeVisible()
  await admin.context().close()

  await page.reload()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(dialog.getByText('Please give a reason.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('We keep it after all.')
  await dialog.getByRole('button', { name: 'Complete' }).click()
  await expect(dialog.getByText('Offer Declined.')).toBeVisible()
  await expect(dialog.getByText('Reason: We keep it after all.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Decline' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('sold listings accept no offers, and an offer can be withdrawn', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/PropertyAdmin?statusCode=S')
  const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href')
  await page.goto(`/MakeOffer?propertyId=${edit?.split('/').at(-1)}`)
  await expect(page.getByText('This listing is not open for offers at the moment.')).toBeVisible()

  await loginAs('buyer')
  await page.goto('/Offers?side=made&statusCode=E1')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByLabel('Comment').fill('We found another one.')
  await dialog.getByRole('button', { name: 'Withdraw offer' }).click()
  await expect(dialog.getByText('Offer Withdrawn.')).toBeVisible()
})

test('an offer made on its own page is confirmed inside the dialog that opens with it', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('managing')
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const card = page.getByRole('article').nth(4).getByRole('link').first()
  const path = (await card.getAttribute('href')) as string
  await page.goto(`/MakeOffer?propertyId=${path.split('/').at(-1)}`)
  await page.getByLabel('Your offer').fill('950 000')
  await page.getByRole('button', { name: 'Send Offer' }).click()
  await page.waitForURL(/\/Offers\?offer=\d+$/)
  const alert = dialogOf(page).getByRole('status').filter({ hasText: 'Offer was submitted.' })
  await expect(alert).toBeInViewport()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an offer can still be made, and nothing typed is lost', async ({
    page,
    loginAs,
    expectRefused,
  }) => {
    expectRefused('/MakeOffer')
    await loginAs('agency')
    await page.goto('/property/commercial/searchResult?salesType=Sale')
    const available = page.getByRole('article').filter({ hasText: 'For Sale' })
    await available.last().getByRole('link').click()
    await page.getByRole('link', { name: 'Make an Offer' }).click()
    await page.getByLabel('Your offer').fill('nothing')
    await page.getByLabel('Comment').fill('By post.')
    await page.getByRole('button', { name: 'Send Offer' }).click()
    await expect(page.getByText(amountTexts.unreadable)).toBeVisible()
    await expect(page.getByLabel('Comment')).toHaveValue('By post.')
    await page.context().clearCookies()
    await page.getByLabel('Your offer').fill('2 000 000')
    await page.getByRole('button', { name: 'Send Offer' }).click()
    await logIn(page, 'managing', demoPassword)
    await expect(page.getByLabel('Comment')).toHaveValue('By post.')
    await page.getByRole('button', { name: 'Send Offer' }).click()
    await expect(page).toHaveURL(/\/shared\/alert/)
    await expect(page.getByText('Offer was submitted.')).toBeVisible()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/Offers\?offer=\d+$/)
  })
})
