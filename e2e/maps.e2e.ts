import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The colour of the ground below a point of the map, by shares of its width and height. */
function groundAt(page: Page, across: number, down: number): Promise<string> {
  return page.evaluate(
    ([across, down]) => {
      const map = document.querySelector('.leaflet-container')
      const canvas = map?.querySelector('canvas')
      // Read from a copy: the map's own canvas stays in the memory of the graphics card.
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
// Cape Town in the west of what is shown, the Atlantic beyond.
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
