import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

const ask = (page: Page) => page.getByRole('dialog')

test('a carousel item for a week and one for a property are created, changed and deleted', async ({
  page,
  loginAs,
  baseURL,
  expectAccessible,
}) => {
  const picture = await sharp({
    create: { width: 1200, height: 675, channels: 3, background: '#6c42a6' },
  })
    .jpeg()
    .toBuffer()
  await loginAs('superadmin')
  const found = await page.request.get('/api/Carousel/listings?type=Property&search=Pretoria')
  const [house] = (await found.json()) as { id: number; reference: string }[]
  const files = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: picture }
  const added = await page.request.post('/api/PropertyImage', {
    headers: { origin: baseURL as string },
    multipart: { propertyId: String(house?.id), files },
  })
  expect(added.status()).toBe(200)
  await page.goto('/carousel')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/carousel\/details\/0$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please choose a timeshare week or a property.')).toBeVisible()

  await page.getByRole('button', { name: 'Search for a timeshare week' }).click()
  await ask(page).getByLabel('Search').fill('cabana beach')
  const week = ask(page)
    .getByRole('button', { name: /Cabana Beach/ })
    .first()
  await expect(week).toBeVisible()
  await expectAccessible()
  await week.click()
  await expect(page.getByLabel('Header')).toHaveValue('Cabana Beach')
  await expect(page.getByLabel('Description')).toHaveValue(/R\s\d/)
  for (const fact of ['Bedrooms', 'Sleeps', 'Check-in', 'Check-out']) {
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
  }
  await page.getByLabel('Header').fill('A week by the sea')
  await page
    .getByLabel('Upload an image')
    .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByAltText('Preview of the new image')).toBeVisible()
  const computer = page.getByRole('figure', { name: 'On a computer' })
  await expect(computer).toContainText('A week by the sea')
  await expect(computer.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(page.getByRole('figure', { name: 'On a phone' })).not.toContainText('A week by')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/carousel$/)
  const row = page.getByRole('row', { name: /A week by the sea/ })
  await expect(row).toContainText('Over the limit of 6')
  await expectAccessible()

  await row.getByRole('link', { name: 'Edit A week by the sea' }).click()
  await expect(page.getByAltText('Current image')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Carousel item added')
  await page.getByRole('radio', { name: 'Property' }).check({ force: true })
  await page.getByRole('button', { name: 'Search for a property' }).click()
  await ask(page)
    .getByLabel('Search')
    .fill(house?.reference as string)
  await ask(page)
    .getByRole('button', { name: new RegExp(house?.reference as string) })
    .click()
  await page.getByLabel('Header').fill('A home in Pretoria')
  await page.getByRole('radiogroup', { name: 'Image' }).getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Save' }).click()
  const home = page.getByRole('row', { name: /A home in Pretoria/ })
  await expect(home).toContainText(new RegExp(`Property\\s*${house?.reference}`))
  await home.getByRole('button', { name: 'Delete A home in Pretoria' }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(home).toBeHidden()
})

function stripOf(page: Page) {
  const strip = page.getByRole('region', { name: 'Order and preview' })
  const items = strip.getByRole('listitem')
  return { strip, items, names: () => items.locator('b').allInnerTexts() }
}

test('carousel items are reordered by dragging, and by their arrow buttons', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/carousel')
  const { strip, items, names } = stripOf(page)
  const [first, second, third, ...others] = await names()
  // An order is shown before it is saved.
  const dropped = page.waitForResponse(/\/Carousel\/order$/)
  await items.nth(0).dragTo(items.nth(2))
  await expect.poll(names).toEqual([second, third, first, ...others])
  await dropped
  await page.reload()
  await expect.poll(names).toEqual([second, third, first, ...others])
  const forward = strip.getByRole('button', { name: `Move ${first} forward` })
  const saved = page.waitForResponse(/\/Carousel\/order$/)
  await forward.press('Enter')
  await saved
  await expect.poll(names).toEqual([second, first, third, ...others])
  await expect(forward).toBeFocused()
  await page.reload()
  await forward.press('Enter')
  await expect.poll(names).toEqual([first, second, third, ...others])
})

test('a second arrow pressed while the first is being saved counts too', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/carousel')
  const { strip, names } = stripOf(page)
  const [first, second, third, ...others] = await names()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/Carousel/order', async (route) => {
    await held
    await route.continue()
  })
  const back = strip.getByRole('button', { name: `Move ${first} back` })
  await back.press('Enter')
  await back.press('Enter')
  const wanted = [second, third, first, ...others]
  await expect.poll(names).toEqual(wanted)
  let saved = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/order')) saved++
  })
  release()
  await expect.poll(() => saved).toBe(2)
  await page.reload()
  await expect.poll(names).toEqual(wanted)
})
