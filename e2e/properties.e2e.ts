import sharp from 'sharp'
import type { PinsReply } from '#contract/properties/search.schema.ts'
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

test('a visitor searches by suburb, sees the results and opens a listing', async ({ page }) => {
  await page.goto('/property/residential')
  await expect(page.getByRole('heading', { name: 'Latest Listings' })).toBeVisible()
  const place = page.getByRole('combobox', { name: 'City or suburb' })
  await place.pressSequentially('lynnw')
  await page.getByRole('option', { name: 'Lynnwood, Pretoria', exact: true }).click()
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(
    /\/property\/residential\/searchResult\?.*places=lynnwood\.pretoria\.gauteng/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'RESIDENTIAL PROPERTIES FOR SALE',
  )
  await expect(
    page.getByRole('status').filter({ hasText: /homes? in Lynnwood, Pretoria/ }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'BACK TO SEARCH' })).toBeVisible()

  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/property\/residential\/property\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('View by Appointment only!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it costs to buy' })).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain(
    'RealEstateListing',
  )
})

test('the gallery shows at most three thumbnails and opens in full screen', async ({ page }) => {
  await page.goto('/property/residential')
  const pictured = page.getByRole('article').filter({ has: page.locator('img') })
  await pictured.first().getByRole('link').click()
  const photos = page.getByRole('group', { name: /^Photos of/ }).getByRole('link')
  expect(await photos.count()).toBeLessThanOrEqual(4)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/media\/[0-9a-f-]{36}\//,
  )
  await photos.first().click()
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
})

test('filters are in the URL, and Back removes them', async ({ page }) => {
  // Other tests publish homes in Gauteng at the same time; the count of this province does not change.
  await page.goto('/property/residential/searchResult?salesType=Sale&province=Western+Cape')
  const count = page.getByRole('status').filter({ hasText: /homes/ })
  const all = await count.textContent()
  const active = page.getByRole('list', { name: 'Active filters' })
  const atFirst = await active.textContent()
  await page.getByRole('checkbox', { name: /^House/ }).check()
  await expect(page).toHaveURL(/types=1/)
  await expect(active).toContainText('House')
  await expect(count).not.toHaveText(all ?? '')
  await page.getByLabel('Maximum price').first().fill('2 000 000')
  await page.getByLabel('Maximum price').first().press('Enter')
  await expect(page).toHaveURL(/maxPrice=2000000/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'High price' })
  await expect(page).toHaveURL(/sort=high/)
  await expect(active).toContainText(/Up to R\s2\s000\s000/)

  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/searchResult\?salesType=Sale&province=Western(\+|%20)Cape$/)
  await expect(count).toHaveText(all ?? '')
  await expect(active).toHaveText(atFirst ?? '')
})

test('filters chosen while results are loading are all applied, and the focus stays', async ({
  page,
}) => {
  await page.goto('/property/residential/searchResult?salesType=Sale')
  await page.route('**/searchResult.data?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const house = page.getByRole('checkbox', { name: /^House/ })
  await house.check()
  await expect(page).toHaveURL(/types=1/)
  await expect(house).toBeFocused()
  await page.getByLabel('Minimum price').first().fill('500 000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2 000 000', { delay: 80 })
  await page.keyboard.press('Tab')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'High price' })
  await expect(page).toHaveURL(/types=1&minPrice=500000&maxPrice=2000000&sort=high/)
  await expect(page.getByLabel('Maximum price').first()).toHaveValue(/2\s000\s000/)
  await page.getByRole('link', { name: /^Remove R/ }).click()
  await expect(page.getByLabel('Maximum price').first()).toHaveValue('')
})

test('a search without results says so and offers a next step', async ({ page }) => {
  await page.goto('/property/commercial/searchResult?salesType=Rent&keyword=zzzzzz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('COMMERCIAL PROPERTIES FOR RENT')
  await expect(page.getByText('Sorry no listing where found matching your search')).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'BACK TO SEARCH' }).last(),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the map shows the results and searches the visible area', async ({ page }) => {
  await page.goto(
    '/property/residential/searchResult?salesType=Sale&province=Gauteng&city=Pretoria&view=map',
  )
  const map = page.getByRole('region', { name: 'Map of the results' })
  await expect(map.getByText(/^R\s/).first()).toBeVisible()
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/bbox=-2/)
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('This map area')
})

test('a sentence becomes filters that can be removed, and what was not used is said', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const box = page.getByRole('textbox', { name: 'Describe what you are looking for' })
  await box.fill('3 bedroom house in Pretoria under 9m, not too noisy')
  await box.press('Enter')
  await expect(page).toHaveURL(/searchResult\?.*bedrooms=3/)
  await expect(page).toHaveURL(/maxPrice=9000000/)
  await expect(page).toHaveURL(/places=pretoria/)
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active).toContainText('House')
  await expect(page.getByText('Not used: “not too noisy”')).toBeVisible()
  await expectAccessible()
  await active.getByRole('link', { name: 'Remove 3+ bedrooms' }).click()
  await expect(page).not.toHaveURL(/bedrooms=/)
  await expect(box).toHaveValue('3 bedroom house in Pretoria under 9m, not too noisy')
})

test('several places, the person’s own position and a radius are in the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -25.77, longitude: 28.3 })
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const place = page.getByRole('combobox', { name: 'City or suburb' })
  await place.pressSequentially('lynnwood')
  await place.press('Enter')
  await expect(page).toHaveURL(/places=lynnwood\.pretoria\.gauteng/)
  await place.pressSequentially('brooklyn')
  await place.press('Enter')
  await expect(page).toHaveURL(/places=lynnwood\.pretoria\.gauteng_brooklyn/)
  await page.getByLabel('Search radius').selectOption({ label: 'Within 5 km' })
  await expect(page).toHaveURL(/radius=5/)
  await page.getByRole('form', { name: 'Filters' }).getByRole('button', { name: 'Near me' }).click()
  await expect(page).toHaveURL(/near=-25\.77%2C28\.3/)
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active).toContainText('Lynnwood, Pretoria + 5')
  await expect(active).toContainText('Near me + 5')
  await active.getByRole('link', { name: /^Remove Lynnwood/ }).click()
  await expect(page).not.toHaveURL(/lynnwood/)
})

test('pointing at a card marks its pin, and the map follows when asked to', async ({ page }) => {
  const reply = page.waitForResponse((one) => one.url().includes('/api/Property/pins'))
  await page.goto('/property/residential/searchResult?salesType=Sale&view=map')
  const map = page.getByRole('region', { name: 'Map of the results' })
  await expect(map.getByText(/^(R\s.*|\d+)$/).first()).toBeVisible()
  // A listing whose position nobody knows has no pin.
  const { pins } = (await (await reply).json()) as PinsReply
  const placed = new Set(pins.map(({ id }) => String(id)))
  const found = await page.getByRole('article').all()
  const paths = await Promise.all(
    found.map((card) => card.getByRole('link').first().getAttribute('href')),
  )
  await found[paths.findIndex((path) => placed.has(path?.split('/').at(-1) ?? ''))]?.hover()
  await expect(map.locator('.leaflet-map_on')).toHaveCount(1)
  await page.getByLabel('Search as I move').check()
  await map.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/bbox=-/)
})

test('an invalid price shows an error beside its field', async ({ page }) => {
  await page.goto('/property/residential/searchResult?salesType=Sale&minPrice=900&maxPrice=100')
  await expect(
    page.getByText('The minimum price is higher than the maximum price.').first(),
  ).toBeVisible()
})

test('a listing opened at the URL of another kind redirects to its own', async ({ page }) => {
  await page.goto('/property/residential')
  const path = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await page.goto((path ?? '').replace('/residential/', '/commercial/'))
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, paging and opening a listing still work', async ({ page }) => {
    await page.goto('/property/search/Residential')
    await page.getByRole('combobox', { name: 'City or suburb' }).fill('Pretoria')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/places=pretoria\.gauteng/)
    await page.getByLabel('Describe what you are looking for').fill('2 bedroom flat to rent')
    await page
      .getByRole('search', { name: 'Search with a sentence' })
      .getByRole('button', { name: 'Search' })
      .click()
    await expect(page).toHaveURL(/salesType=Rent/)
    await expect(page).toHaveURL(/bedrooms=2/)
    await page.goto('/property/residential/searchResult?salesType=Sale')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

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

test.describe('the form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the text that is written is never behind the bar with its buttons', async ({
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
    // The editor comes when somebody begins to use the page.
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme })

    test('results, filters and a listing fit the width', async ({ page, expectAccessible }) => {
      const fits = async () =>
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0)
      await page.goto('/property/residential/searchResult?salesType=Sale')
      await fits()
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('radio', { name: '3+' }).check()
      await expect(page).toHaveURL(/bedrooms=3/)
      await expectAccessible()
      await page.getByRole('button', { name: /^Show/ }).click()
      await page.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Price and enquiry' })).toBeVisible()
      await fits()
    })
  })
}
