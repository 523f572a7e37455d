import type { Page } from '@playwright/test'
import { arriveAt, expect, test } from './fixtures.ts'

/** The background colour at a point on the map, as fractions of its width and height. */
function groundAt(page: Page, across: number, down: number): Promise<string> {
  return page.evaluate(
    ([across, down]) => {
      const map = document.querySelector('.leaflet-container')
      const canvas = map?.querySelector('canvas')
      // Read from a copy: the map's own canvas stays in GPU memory.
      const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!map || !canvas?.width || !copy) return 'none'
      const box = map.getBoundingClientRect()
      const drawn = canvas.getBoundingClientRect()
      const scale = canvas.width / drawn.width
      const x = (box.left + box.width * across - drawn.left) * scale
      const y = (box.top + box.height * down - drawn.top) * scale
      copy.drawImage(canvas, Math.round(x), Math.round(y), 1, 1, 0, 0, 1, 1)
      return copy.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ')
    },
    [across, down] as const,
  )
}

const sea = { light: '200 216 227', dark: '18 28 43' }
// Cape Town in the west of the view, the Atlantic beyond.
const peninsula =
  '/property/residential/searchResult?salesType=Sale&view=map&bbox=-34.3,18.0,-33.7,18.9'

test('the map is drawn: land, sea, names and its credit, in light and in dark', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(country|cell)-/.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loaded, 'nothing is loaded before a map is opened').toEqual([])

  await page.goto(peninsula)
  await expect.poll(() => groundAt(page, 0.05, 0.5)).toBe(sea.light)
  expect(await groundAt(page, 0.9, 0.3)).not.toBe(sea.light)
  expect(loaded.some((address) => address.includes('/country-'))).toBe(true)
  await expect
    .poll(() => loaded.filter((address) => address.includes('/cell-')).length)
    .toBeGreaterThan(0)
  const credit = page.getByRole('link', { name: /NGI South Africa/ })
  await expect(credit).toBeVisible()

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => groundAt(page, 0.05, 0.5)).toBe(sea.dark)

  await credit.click()
  await expect(page.getByRole('heading', { name: 'Map data', level: 1 })).toBeVisible()
  await expect(page.getByText('State Copyright')).toBeVisible()
})

const results = '/property/residential/searchResult?salesType=Sale&view=map'
const seaPoint = 'sea-point.cape-town.western-cape'

test('a pin shows its card, the card leads to the listing, and Back restores the map as it was left', async ({
  page,
}) => {
  await page.goto(`${results}&places=${seaPoint}`)
  const map = page.getByRole('region', { name: 'Map of the results' })
  const pin = map.getByRole('button', { name: /^R\s/ }).first()
  // A pin is a point; only its text is visible.
  const text = pin.locator('span')
  await expect(text).toBeVisible()
  const opened = await text.boundingBox()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => text.boundingBox()).not.toEqual(opened)
  await expect.poll(() => page.evaluate(() => 'mapView' in (history.state ?? {}))).toBe(true)
  const left = await text.boundingBox()
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('list', { name: 'Results on this map' }).getByRole('listitem')
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('link')).toBeFocused()
  await expect(page).toHaveURL(/searchResult/)
  await card.getByRole('link').click()
  await arriveAt(page, /\/property\/\d+$/)
  await page.goBack()
  await expect(text).toBeVisible()
  await expect.poll(() => text.boundingBox()).toEqual(left)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the count and the cards match what the map shows', async ({ page }) => {
    await page.goto(`${results}&places=gauteng`)
    const map = page.getByRole('region', { name: 'Map of the results' })
    await expect(map.getByText(/^(R\s.*|\d+)$/).first()).toBeVisible()
    const count = page.getByRole('status').filter({ hasText: /^\d+\shomes/ })
    await expect(count).toBeVisible()
    const cards = page.getByRole('list', { name: 'Results on this map' }).getByRole('listitem')
    await expect(cards).toHaveCount(20)
    const zoomIn = page.getByRole('button', { name: 'Zoom in' })
    for (let steps = 0; steps < 3; steps++) await zoomIn.click()
    await expect(count).toHaveText(/, \d+ in view$/)
    const inView = Number(/(\d+) in view/.exec((await count.textContent()) ?? '')?.[1])
    await expect(cards).toHaveCount(Math.min(inView, 20))
  })

  test('the map is in view when it is chosen far down the list', async ({ page }) => {
    await page.goto('/property/residential/searchResult?salesType=Sale')
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    const views = page.getByRole('navigation', { name: 'List or map' })
    await views.getByRole('link', { name: 'Map' }).click()
    await expect(page.getByRole('region', { name: 'Map of the results' })).toBeInViewport({
      ratio: 0.5,
    })
    await views.getByRole('link', { name: 'List' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })

  test('a map without results opens at the place and offers a wider search', async ({ page }) => {
    const named = page.waitForRequest((one) => one.url().includes('/api/place/around'))
    await page.goto(`${results}&places=${seaPoint}&minPrice=900000000`)
    const where = new URL((await named).url()).searchParams
    expect(Number(where.get('lat'))).toBeCloseTo(-33.9, 0)
    expect(Number(where.get('lng'))).toBeCloseTo(18.4, 0)
    await expect(page.getByText('No homes in Sea Point, Cape Town').last()).toBeVisible()
    await page
      .getByRole('link', { name: /^Show 1\shome in Sea Point/ })
      .last()
      .click()
    await expect(page.getByRole('status').filter({ hasText: /^1\shome$/ })).toBeVisible()
    await expect(page).toHaveURL(/view=map/)
  })
})
