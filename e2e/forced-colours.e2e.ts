import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const groundOf = (one: Locator) => one.evaluate((part) => getComputedStyle(part).backgroundColor)

test('in forced-colours mode, selected items still differ from the rest', async ({
  page,
  loginAs,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const views = page.getByRole('navigation', { name: 'List or map' }).getByRole('link')
  expect(await groundOf(views.first())).not.toBe(await groundOf(views.last()))
  const sale = page.getByText('For sale', { exact: true }).first()
  const rent = page.getByText('To rent', { exact: true }).first()
  expect(await groundOf(sale)).not.toBe(await groundOf(rent))

  await page.goto('/')
  const tabs = page.getByRole('tab')
  const chosen = page.getByRole('tab', { selected: true })
  await expect(chosen).toHaveCount(1)
  expect(await groundOf(chosen)).not.toBe(
    await groundOf(page.getByRole('tab', { selected: false }).first()),
  )
  expect(await tabs.count()).toBeGreaterThan(1)

  // A season is identified by its colour on the ribbon, so its marker keeps it.
  await page.goto('/resort/ALPI')
  const season = page
    .getByRole('table')
    .getByText(/^(Peak|Red|Blue|White)/)
    .first()
  const mark = await season.evaluate((part) => getComputedStyle(part, '::before').backgroundColor)
  expect(mark).not.toBe(await groundOf(page.locator('body')))

  // The dot of an unread conversation and the line between two offers have no text of their own.
  await loginAs('agency')
  await page.goto('/conversations')
  const unread = page.getByRole('link', { name: /Unread/ }).first()
  expect(await groundOf(unread.locator('i'))).not.toBe(await groundOf(page.locator('body')))

  // The check after the test would mistake the colours in the stylesheets for those on the screen.
  await page.emulateMedia({ forcedColors: 'none' })
})
