import type { Page } from '@playwright/test'
import { aNewUser, firstPassword, logInAt, registerUser } from './account-steps.ts'
import { expect, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite:/ })

/** The number next to the heart in the header. */
const headerHeart = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Favourites/ })

test('a visitor on a phone saves favourites, registers, finds them, and shares them by a link', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  await page.goto('/')
  await hearts(page).first().click()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/timesharesearch')
  const week = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: .*TW-/ })
    .first()
  await week.click()
  await expect(headerHeart(page)).toHaveAccessibleName(/Favourites\s*: 2/)

  await headerHeart(page).click()
  await expect(page.getByRole('heading', { name: 'Your favourites' })).toBeVisible()
  await expect(hearts(page)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask about the borehole')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Ask about the borehole')).toBeVisible()
  await expectAccessible()

  const user = aNewUser()
  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/favourites', user.username, firstPassword)
  await expect(page.getByRole('heading', { name: 'Welcome back, Lerato' })).toBeVisible()
  await expect(hearts(page)).toHaveCount(2)
  await expect(page.getByText('Ask about the borehole')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBeNull()

  await page.getByRole('button', { name: /^Edit the note/ }).click()
  await page.getByRole('combobox', { name: 'Folder' }).fill('Pretoria')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('link', { name: /Pretoria/ })
    .click()
  await expect(hearts(page)).toHaveCount(1)
  await expectAccessible()

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('textbox', { name: 'Link to all favourites' })
  const address = new URL(await link.inputValue()).pathname
  await expectAccessible()
  const friend = await browser.newPage()
  await friend.goto(address)
  await expect(friend.getByRole('heading', { name: 'Shared favourites' })).toBeVisible()
  await expect(friend.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(friend.getByText('Ask about the borehole')).toHaveCount(0)
  await expect(friend.getByText('Lerato')).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke' }).click()
  await expect(link).toHaveCount(0)
  expect((await friend.goto(address))?.status()).toBe(404)
  await friend.close()

  // What is removed here is removed everywhere.
  await page.getByRole('button', { name: 'Close' }).click()
  await hearts(page).first().click()
  await expect(headerHeart(page)).toHaveAccessibleName(/Favourites\s*: 1/)
  await expect(page.getByText(/and your note on it were removed/)).toBeVisible()
  const written = page.waitForResponse((one) => one.url().endsWith('/note'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await written
  await expect(headerHeart(page)).toHaveAccessibleName(/Favourites\s*: 2/)
  await page.reload()
  await expect(page.getByText('Ask about the borehole')).toBeVisible()
})
