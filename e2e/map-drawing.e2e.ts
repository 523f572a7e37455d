import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

type Point = { x: number; y: number }

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove', touchPoints: Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
const lift = (cdp: CDPSession) =>
  cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

async function openMap(page: Page) {
  await page.goto('/property/residential/searchResult?salesType=Sale&view=map')
  const map = page.locator('.leaflet-container')
  await expect(map).toBeVisible()
  await map.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await expect(page.getByText('Draw around the area with your finger')).toBeVisible()
  const box = await map.boundingBox()
  if (!box) throw new Error('The map has no place on the screen')
  /** A point on the map, as fractions of its width and height. */
  return (across: number, down: number): Point => ({
    x: box.x + box.width * across,
    y: box.y + box.height * down,
  })
}

test.describe('drawing an area with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('searches the area once the finger is lifted', async ({ page }) => {
    const at = await openMap(page)
    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, 'touchStart', [at(0.5, 0.5)])
    await lift(cdp)
    await expect(page.getByText('That was not an area.')).toBeVisible()
    const scrolled = await page.evaluate(() => window.scrollY)
    await touch(cdp, 'touchStart', [at(0.3, 0.3)])
    for (const [across, down] of [
      [0.5, 0.25],
      [0.7, 0.4],
      [0.7, 0.6],
      [0.5, 0.7],
      [0.3, 0.6],
      [0.3, 0.35],
    ] as const)
      await touch(cdp, 'touchMove', [at(across, down)])
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
    await expect(page).not.toHaveURL(/polygon=/)
    await lift(cdp)
    await expect(page).toHaveURL(/polygon=/)
    await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Search all of South Africa' })).toBeVisible()
    await page.getByRole('button', { name: 'Drive time' }).click()
    await expect(page.getByRole('combobox', { name: 'Drive time to' })).toBeVisible()
  })

  test('is cancelled by its button, and the map moves again', async ({ page }) => {
    const at = await openMap(page)
    await page.getByRole('button', { name: 'Cancel drawing' }).click()
    await expect(page.getByText('Draw around the area')).toBeHidden()
    const cdp = await page.context().newCDPSession(page)
    await touch(cdp, 'touchStart', [at(0.5, 0.5)])
    for (const share of [0.45, 0.4, 0.35, 0.3]) await touch(cdp, 'touchMove', [at(share, 0.5)])
    await lift(cdp)
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
    await expect(page).not.toHaveURL(/polygon=/)
  })
})

test('drawing with a mouse is cancelled with Escape', async ({ page }) => {
  const at = await openMap(page)
  const { x, y } = at(0.4, 0.4)
  // A click is not an area: it says how to draw one, and drawing continues.
  await page.mouse.click(x, y)
  await expect(page.getByText('That was not an area.')).toBeVisible()
  await expect(page).not.toHaveURL(/polygon=/)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 10, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible()
  await expect(page).not.toHaveURL(/polygon=/)
})

test('a corner of an area is dragged with the mouse and removed with Delete or its button', async ({
  page,
}) => {
  const square = '-25.9,28;-25.9,28.4;-25.6,28.4;-25.6,28;-25.75,27.9'
  const results = '/property/residential/searchResult?salesType=Sale&view=map&polygon='
  await page.goto(results + encodeURIComponent(square))
  const corner = page.locator('[title^="Corner 3 of 5"]')
  await corner.hover()
  await page.mouse.down()
  const box = await corner.boundingBox()
  if (!box) throw new Error('The corner has no place on the screen')
  await page.mouse.move(box.x + 40, box.y + 40, { steps: 5 })
  await page.mouse.up()
  await expect(page).not.toHaveURL(/25\.6%2C28\.4/)
  await page.locator('[title^="Corner 5 of 5"]').focus()
  await page.keyboard.press('Delete')
  await expect(page.locator('[title^="Corner 4 of 4"]')).toBeVisible()
  await page.getByRole('button', { name: 'Remove last corner' }).click()
  await expect(page.locator('[title^="Corner 3 of 3"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove last corner' })).toBeHidden()
})
