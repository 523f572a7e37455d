import { expect, test } from './fixtures.ts'

test('the home page shows the carousel, the search, the latest listings and the provinces', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Jacaranda/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Come home to the right street.',
  )
  await expect(page.getByRole('heading', { name: 'Latest Properties' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest timeshare weeks' })).toBeVisible()
  await expect(page.getByText(/^JP-\d+$/)).toHaveCount(8)
  await expect(page.getByText(/^TW-\d+$/)).toHaveCount(8)
  await expect(page.getByText('Per Month').first()).toBeVisible()
  await expect(
    page.getByRole('table').or(page.getByRole('list')).getByText('Gauteng').first(),
  ).toBeVisible()
})

test('every picture of the first cards loads', async ({ page }) => {
  await page.goto('/')
  const pictures = page.locator('main img')
  const count = await pictures.count()
  expect(count).toBeGreaterThanOrEqual(12)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
})

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the carousel can be stopped and moved', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause the slideshow' }).click()
    await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
  })
})

test('the search suggests places from three letters and can be used with the keyboard', async ({
  page,
}) => {
  await page.goto('/')
  const place = page.getByRole('combobox', { name: 'City or suburb' })
  await place.pressSequentially('ly')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(0)
  await place.pressSequentially('nnw')
  await expect(options.first()).toHaveText('Lynnwood, Pretoria')
  await place.press('ArrowDown')
  await place.press('Enter')
  const chosen = page.getByRole('list', { name: 'Chosen places' })
  await expect(chosen).toContainText('Lynnwood, Pretoria')
  await expect(place).toHaveValue('')
  // Without a highlighted item Enter takes the best suggestion, even before the list has loaded.
  await place.pressSequentially('sea point')
  await place.press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await place.press('Backspace')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  await place.pressSequentially('zzzzzz')
  await place.press('Enter')
  await expect(page.getByText('We do not know a place called “zzzzzz”.')).toBeVisible()
})

test('the search button stays beside its field when the position is refused', async ({ page }) => {
  for (const path of ['/', '/property/residential']) {
    await page.goto(path)
    const form = page.getByRole('search', { name: 'Search by place' })
    const place = form.getByRole('combobox', { name: 'City or suburb' })
    await form.getByRole('button', { name: 'Near me' }).click()
    await expect(form.getByText('Your browser did not share your location.')).toBeVisible()
    const [field, button] = await Promise.all([
      place.boundingBox(),
      form.getByRole('button', { name: 'Search' }).boundingBox(),
    ])
    const middle = (box: typeof field) => (box ? box.y + box.height / 2 : NaN)
    expect(Math.abs(middle(field) - middle(button))).toBeLessThan(3)
  }
})

test('on the smallest phone nothing is wider than the page, also when logged in', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await loginAs('buyer')
  for (const path of ['/', '/Offers', '/favourites', '/property/list']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})

test('the timeshare tab offers only the resorts of the chosen region', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Timeshare' }).click()
  const resort = page.getByLabel('Resort')
  const all = await resort.locator('option').count()
  await page.getByLabel('Region').selectOption({ index: 2 })
  expect(await resort.locator('option').count()).toBeLessThan(all)
})

test('the bond calculator opens from the header with the specified example', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Bond calculator' })
    .or(page.getByRole('banner').getByRole('button', { name: 'Bond calculator' }))
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(/R\s11\s611|R\s11\s610/)
  await expect(dialog).toContainText('The prime lending rate is 10.25%.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a page that does not exist returns status 404', async ({ page, expectRefused }) => {
  expectRefused('/nowhere')
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme })

    test('the home page fits the width and its menu opens', async ({ page, expectAccessible }) => {
      await page.goto('/')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByRole('link', { name: /log in/i })
          .first(),
      ).toBeVisible()
      await expectAccessible()
    })
  })
}

test.describe('on a phone, after a search', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the link back to the search has all its text inside its button', async ({ page }) => {
    await page.goto('/property/commercial/searchResult?salesType=Rent')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/')
    const back = page.getByRole('link', { name: /^Continue your search: Commercial/ })
    await expect(back).toBeVisible()
    const [button, text] = [await back.boundingBox(), await back.locator('span span').boundingBox()]
    expect(text?.x).toBeGreaterThan(button?.x ?? 0)
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(
      (button?.x ?? 0) + (button?.width ?? 0),
    )
  })
})

test('the example in the sentence box matches the chosen tab', async ({ page }) => {
  await page.goto('/')
  const box = page.getByLabel('Describe what you are looking for')
  await expect(box).toHaveAttribute('placeholder', /^House/)
  await page.getByRole('tab', { name: 'Timeshare' }).click()
  await expect(box).toHaveAttribute('placeholder', /^Week/)
})

test.describe('before any script loads', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is complete', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(/^JP-\d+$/)).toHaveCount(8)
    await expect(page.getByRole('button', { name: 'Search' }).first()).toBeVisible()
  })
})
