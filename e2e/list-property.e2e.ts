import sharp from 'sharp'
import { aNewUser, firstPassword, logIn, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import { cards, payInFrame } from './payment-steps.ts'

async function aPicture(name: string, colour: string) {
  const buffer = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

test('a visitor who wants to list is asked to log in, with the specified text', async ({
  page,
}) => {
  await page.goto('/property/list')
  await expect(page).toHaveURL(/\/user\/login\?redirect=%2Fproperty%2Flist/)
  await expect(page.getByText('Please Login or Register to add a property')).toBeVisible()
})

test('a new user lists a flat with pictures, pays, and it is found by suburb, price and map', async ({
  page,
  loginAs,
}) => {
  const user = aNewUser()
  await registerUser(page, user)
  await logIn(page, user.username, firstPassword)
  await page.waitForURL('/')
  await page.goto('/property/residential/new/Sale')
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
  await page.getByRole('button', { name: 'List this property' }).click()
  await expect(
    page.getByText('Missing fields. Please fill in all required fields. Marked with *'),
  ).toBeVisible()
  await expect(page.getByText('Please select a type')).toBeVisible()
  await expect(page.getByText('Please select a Province/City/Suburb').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Flat' })
  await page.getByLabel('Short description').fill('Sunny flat above the old tram line')
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Two bedrooms and a stoep.')
  await page.getByRole('textbox', { name: 'Price' }).fill('1 250 000')
  const place = page.getByRole('combobox', { name: 'Search for a suburb' })
  await place.pressSequentially('lynnwood')
  await page.getByRole('option', { name: 'Lynnwood, Pretoria', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Suburb', exact: true })).not.toHaveValue('')
  await page.getByLabel('Street name').fill('Kings Highway')
  await page.getByLabel('Bedrooms').fill('2')

  await page
    .getByLabel('Add photos')
    .setInputFiles([{ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2_097_153) }])
  await expect(
    page.getByText(
      'One or more of your images are over 2 mb size. Please ensure that all your files are under 2 mb in size.',
    ),
  ).toBeVisible()
  await page
    .getByLabel('Add photos')
    .setInputFiles([await aPicture('front.jpg', '#7a5ab0'), await aPicture('stoep.jpg', '#c68518')])
  await expect(page.getByText('Main photo', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Make photo 2 the main photo' }).click()
  await page.getByRole('button', { name: 'List this property' }).click()

  await expect(page).toHaveURL(/\/property\/residential\/property\/\d+|paymentOption/, {
    timeout: 30_000,
  })
  const id = /\d+$/.exec(page.url())?.[0]
  await page.goto(`/property/residential/property/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sunny flat above the old tram line',
  )
  await expect(page.getByText('Only you and our team can see this page.')).toBeVisible()
  await expect(page.getByRole('group', { name: /^Photos of/ }).getByRole('link')).toHaveCount(2)

  await page.goto(`/property/edit/${id}`)
  await page.getByLabel('Short description').fill('Sunny flat above the tram line')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/PropertyAdmin$/)
  const mine = page.getByRole('row', { name: /Sunny flat above the tram line/ })
  await expect(mine).toContainText('Awaiting Payment')
  await expect(mine.getByRole('button', { name: /^Publish/ })).toHaveCount(0)

  await mine.getByRole('link', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await payInFrame(page, cards.approved)
  await expect(page).toHaveURL(/\/payments\/success\?payment=\d+/)

  const results = (query: string) =>
    `/property/residential/searchResult?salesType=Sale&province=Gauteng&city=Pretoria&suburb=Lynnwood${query}`
  const card = page.getByRole('link', { name: 'Sunny flat above the tram line' })
  await page.goto(results('&minPrice=1250000&maxPrice=1250000&bedrooms=2'))
  await expect(card).toBeVisible({ timeout: 5000 })
  await page.goto(results('&minPrice=1250001'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.goto(results('&minPrice=1250000&maxPrice=1250000&view=map'))
  const pin = page.getByTitle(/Lynnwood: Sunny flat above the tram line$/)
  await expect(pin.getByText('R 1.25 m')).toBeVisible()

  await loginAs('superadmin')
  await page.goto('/PropertyAdmin?search=tram+line')
  await page.getByRole('button', { name: /^Unpublish/ }).click()
  await expect(page.getByText(/is no longer published\.$/)).toBeVisible()
})

test('input is saved as a draft, and leaving asks for confirmation', async ({ page, loginAs }) => {
  await loginAs('buyer')
  await page.goto('/property/new/Commercial/Rental')
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
  await page.getByLabel('Short description').fill('Workshop with a crane')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await page.getByRole('link', { name: 'Close', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.goto('/property/new/Commercial/Rental')
  await expect(page.getByLabel('Short description')).toHaveValue('Workshop with a crane')
  await page.getByRole('button', { name: 'Start a new form' }).click()
  await expect(page.getByLabel('Short description')).toHaveValue('')
})

test('what was typed stays when the kind of listing is changed, and the rent does not become a price', async ({
  page,
  loginAs,
}) => {
  await loginAs('buyer')
  await page.goto('/property/list')
  await page.getByLabel('Type *').selectOption({ label: 'House' })
  await page.getByLabel('Short description').fill('House above the harbour')
  await page.getByLabel('Rent *').fill('21 500')
  await page.getByRole('combobox', { name: 'Search for a suburb' }).pressSequentially('faerie')
  await page.getByRole('option', { name: /Faerie Glen/ }).click()
  await expect(page.getByLabel('Suburb *')).toContainText('Faerie Glen')
  const kinds = page.getByRole('navigation', { name: 'For sale or to rent' })
  await kinds.getByRole('link', { name: 'For sale' }).click()
  await expect(page.getByLabel('Price *')).toHaveValue('')
  await expect(page.getByLabel('Type *').locator('option:checked')).toHaveText('House')
  await expect(page.getByLabel('Short description')).toHaveValue('House above the harbour')
  await expect(page.getByLabel('Suburb *').locator('option:checked')).toHaveText('Faerie Glen')
  await page.getByLabel('Short description').fill('House above the old harbour')
  await kinds.getByRole('link', { name: 'To rent' }).click()
  await expect(page.getByLabel('Rent *')).toHaveValue('')
  await expect(page.getByLabel('Short description')).toHaveValue('House above the old harbour')
  await page.getByRole('button', { name: 'Start a new form' }).click()
  await expect(page.getByLabel('Short description')).toHaveValue('')
})

test('Enter takes the best suggested suburb, which corrects the three lists', async ({
  page,
  loginAs,
}) => {
  await loginAs('buyer')
  await page.goto('/property/list?saleType=Sale')
  await page.getByLabel('Short description').fill('House by the dam')
  await page.getByRole('button', { name: 'List this property' }).click()
  const wrong = page.getByText('Please select a Province/City/Suburb')
  await expect(wrong).toHaveCount(3)
  const search = page.getByRole('combobox', { name: 'Search for a suburb' })
  await search.pressSequentially('faerie glen')
  await expect(page.getByRole('option', { name: /Faerie Glen/ })).toBeVisible()
  await search.press('Enter')
  await expect(page.getByLabel('Suburb *').locator('option:checked')).toHaveText('Faerie Glen')
  await expect(wrong).toHaveCount(0)
  await page.getByLabel('Street name').fill('Nowhere Road')
  await page.getByRole('button', { name: 'Find the address on the map' }).click()
  await expect(page.getByText('We do not know the position of this street.')).toBeVisible()
})

test('photos of a draft are rotated, moved and removed, and the keyboard keeps its place', async ({
  page,
  loginAs,
}) => {
  await loginAs('buyer')
  await page.goto('/property/list?usage=Commercial&saleType=Sale')
  // Narrower than the widest size that is stored.
  await page
    .getByLabel('Add photos')
    .setInputFiles([await aPicture('front.jpg', '#7a5ab0'), await aPicture('yard.jpg', '#c68518')])
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  // The browser asks before a form is left.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const photos = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem')
  await expect(photos).toHaveCount(2)
  const before = await photos.nth(1).getByRole('img').getAttribute('src')
  await page.getByRole('button', { name: 'Rotate photo 2' }).click()
  await expect(photos.nth(1).getByRole('img')).not.toHaveAttribute('src', before as string)
  const back = page.getByRole('button', { name: 'Move photo 2 back' })
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move photo 1 back' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove photo 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(photos).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Add photos')).toBeFocused()
})

test.describe('the form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the text being written is never hidden by the bar with its buttons', async ({
    page,
    loginAs,
  }) => {
    await loginAs('buyer')
    await page.goto('/property/new/Commercial/Rental')
    const tools = page.getByRole('toolbar', { name: 'Text formatting' })
    const text = page.getByRole('textbox', { name: /^Description/ })
    const bar = page.locator('form [data-bottom-bar]')
    const isClear = () =>
      bar.evaluate((element) => {
        const { bottom } = (document.activeElement as Element).getBoundingClientRect()
        return bottom <= element.getBoundingClientRect().top
      })
    // The editor loads when someone first interacts with the page.
    await page.getByLabel('Short description').focus()
    // Only the tools are in view when the text below them gets the focus.
    await tools.evaluate((element) =>
      window.scrollTo({
        top: element.getBoundingClientRect().bottom + window.scrollY - 700,
        behavior: 'instant',
      }),
    )
    await tools
      .getByRole('button', { name: 'Numbered list' })
      .evaluate((button) => button.focus({ preventScroll: true }))
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    await expect.poll(isClear).toBe(true)
    for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        bar.evaluate((element) => {
          const line = getSelection()?.anchorNode as Element
          return line.getBoundingClientRect().bottom <= element.getBoundingClientRect().top
        }),
      )
      .toBe(true)
  })
})

test('nobody can edit someone else’s listing', async ({ page, loginAs, expectRefused }) => {
  await page.goto('/property/residential')
  const path =
    (await page.getByRole('article').first().getByRole('link').getAttribute('href')) ?? ''
  const id = path.split('/').at(-1)
  await loginAs('buyer')
  expectRefused(`/property/edit/${id}`)
  const response = await page.goto(`/property/edit/${id}`)
  expect(response?.status()).toBe(403)
  await expect(page.getByText('You can only change your own listings.')).toBeVisible()
})

test('a sold listing can only change its status, and gets a hide date', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/PropertyAdmin?statusCode=FS&propertyUsageType=Residential')
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(page.getByLabel('Short description')).toBeEnabled()
  await status.selectOption({ label: 'Sold' })
  await expect(page.getByLabel('Short description')).toBeDisabled()
  await page.getByLabel('Hide Property After').fill('2027-01-31')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/PropertyAdmin/)
})
