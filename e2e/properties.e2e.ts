import type { Page } from '@playwright/test'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { arriveAt, expect, test } from './fixtures.ts'

const byPlace = (page: Page) => page.getByRole('search', { name: 'Search by place' })

test('a visitor searches by suburb, sees the results and opens a listing', async ({ page }) => {
  await page.goto('/property/residential')
  await expect(page.getByRole('heading', { name: 'Latest Listings' })).toBeVisible()
  const place = page.getByRole('combobox', { name: 'City or suburb' })
  await place.pressSequentially('lynnw')
  await page.getByRole('option', { name: 'Lynnwood, Pretoria', exact: true }).click()
  await byPlace(page).getByRole('button', { name: 'Search' }).click()

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

for (const path of ['/', '/property/residential', '/property/commercial']) {
  test(`no picture appears twice on ${path}`, async ({ page }) => {
    await page.goto(path)
    const sources = await page
      .getByRole('main')
      .locator('img[src^="/media/"]')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''))
    const shown = sources.map((source) => source.split('/')[2])
    expect(shown.length).toBeGreaterThan(1)
    expect(new Set(shown).size).toBe(shown.length)
  })
}

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

for (const [what, address, enquire] of [
  ['property', '/property/residential/searchResult?salesType=Sale', 'ENQUIRE NOW'],
  ['week', '/timeshareToByResults', 'Enquire now'],
] as const) {
  test(`the next step of a ${what} comes before its details, wide and narrow`, async ({ page }) => {
    await page.goto(address)
    await page.getByRole('article').first().getByRole('link').first().click()
    const step = page.getByRole('main').getByRole('link', { name: enquire, exact: true }).first()
    const form = page.getByRole('main').getByLabel('Message')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(step).toBeVisible()
      const isBefore = await step.evaluate(
        (link, field) =>
          Boolean(link.compareDocumentPosition(field as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
        await form.elementHandle(),
      )
      expect(isBefore).toBe(true)
      const [top, formTop] = [await step.boundingBox(), await form.boundingBox()].map(
        (box) => box?.y ?? 0,
      )
      expect(top).toBeLessThan(formTop as number)
    }
  })
}

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

test('quick filters are turned on and off, and build on each other', async ({ page }) => {
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const quick = page.getByRole('list', { name: 'Quick filters' })
  const pets = quick.getByRole('button', { name: /^Pets allowed/ })
  const fresh = quick.getByRole('button', { name: 'New this week' })
  await expect(pets).toHaveAttribute('aria-pressed', 'false')
  await pets.click()
  await fresh.click()
  await expect(page).toHaveURL(/features=pets&newThisWeek=1/)
  await expect(pets).toHaveAttribute('aria-pressed', 'true')
  await expect(fresh).toHaveAttribute('aria-pressed', 'true')
  await pets.click()
  await expect(page).not.toHaveURL(/features/)
  await expect(page).toHaveURL(/newThisWeek=1/)
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

test('a sentence becomes filters that can be removed, and ignored words are shown', async ({
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

test('“near me” in a sentence shows nothing until the browser reports the position', async ({
  page,
  context,
}) => {
  await page.goto('/property/residential')
  await page.getByLabel('Describe what you are looking for').fill('house for sale near me')
  await page.getByLabel('Describe what you are looking for').press('Enter')
  await arriveAt(page, /near=me/)
  await expect(page.getByText('We do not know where you are.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Homes near you' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -25.77, longitude: 28.3 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/near=-25\.77%2C28\.3/)
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('hovering over a card marks its pin, and the map follows when asked to', async ({ page }) => {
  const reply = page.waitForResponse((one) => one.url().includes('/api/Property/pins'))
  await page.goto('/property/residential/searchResult?salesType=Sale&view=map')
  const map = page.getByRole('region', { name: 'Map of the results' })
  await expect(map.getByText(/^(R\s.*|\d+)$/).first()).toBeVisible()
  // A listing without a position has no pin.
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
  await expect(page.getByRole('main').getByText('Check your filters')).toBeVisible()
  await expect(page.getByText('Sorry no listing where found matching your search')).toHaveCount(0)
})

test('a listing under offer leads to similar ones, whoever advertises it', async ({ page }) => {
  await page.goto('/property/residential/property/2')
  const card = page.getByRole('complementary', { name: 'Price and contact' })
  await expect(card.getByText('Offer Pending')).toBeVisible()
  await expect(card.getByText('Advertised by its owner')).toBeVisible()
  await card.getByRole('link', { name: 'See similar homes' }).click()
  await expect(page.getByRole('heading', { name: /^Similar homes/ })).toBeInViewport()
})

test('a listing opened at the URL of another kind redirects to its own', async ({ page }) => {
  await page.goto('/property/residential')
  const path = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  await page.goto((path ?? '').replace('/residential/', '/commercial/'))
  await expect(page).toHaveURL(new RegExp(`${path}$`))
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
