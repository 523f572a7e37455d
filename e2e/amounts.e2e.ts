import type { Page } from '@playwright/test'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { expect, test } from './fixtures.ts'
import { fillWeek, openSellForm } from './week-steps.ts'

const phone = { width: 390, height: 844 }

/** The request to change the fee. It is blocked: other tests pay this fee at the same time. */
async function heldBackFees(page: Page): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/api/fees/listingFee', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const { amount, version } = request.postDataJSON() as Record<string, unknown>
    sent.push({ amount, version })
    await route.fulfill({ json: { amount, name: 'Listing Fee', version } })
  })
  return sent
}

for (const [width, viewport] of [
  ['wide', { width: 1280, height: 900 }],
  ['narrow', phone],
] as const) {
  test(`a new listing fee is confirmed before anything is sent, on a ${width} screen`, async ({
    page,
    loginAs,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    await loginAs('superadmin')
    const sent = await heldBackFees(page)
    await page.goto('/fees')
    const fee = page.getByLabel('Listing Fee')
    const save = page.getByRole('button', { name: 'Save' })
    await expect(save).toBeEnabled()
    const { version } = (await (await page.request.get('/api/fees/listingFee')).json()) as {
      version: number
    }
    for (const [typed, message] of [
      ['1.234', amountTexts.ambiguous],
      ['99.999', amountTexts.ambiguous],
      ['7000.555', amountTexts.decimals],
      ['415 50', amountTexts.unreadable],
    ] as const) {
      await fee.fill(typed)
      await save.click()
      await expect(page.getByText(message)).toBeVisible()
      await expect(fee).toHaveValue(typed)
    }
    await expectAccessible()

    const question = page.getByRole('dialog', {
      name: /^Change the listing fee from R\s380 to R\s415\.50\?$/,
    })
    await fee.fill('415,5')
    await save.click()
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(fee).toHaveValue('415.50')
    expect(sent).toEqual([])

    await save.click()
    await question.getByRole('button', { name: 'Change fee' }).click()
    await expect(page.getByText('The listing fee has been updated!!')).toBeVisible()
    expect(sent).toEqual([{ amount: 415.5, version }])
  })
}

for (const [width, viewport] of [
  ['wide', { width: 1280, height: 900 }],
  ['narrow', phone],
] as const) {
  test(`the sell form reports invalid amounts and changes none, on a ${width} screen`, async ({
    page,
    loginAs,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    // Its draft does no harm: no other test fills in this form as an agency.
    await loginAs('agency')
    await openSellForm(page)
    await fillWeek(page, 'A 19')
    const levy = page.locator('#week-levyAmount')
    const price = page.locator('#week-sellPrice')
    await levy.fill('7000.555')
    await price.fill('68.500')
    await price.blur()
    await expect(page.locator('#week-levyAmount-error')).toHaveText(amountTexts.decimals)
    await expect(page.locator('#week-sellPrice-error')).toHaveText(amountTexts.ambiguous)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.locator('#week-levyAmount-error')).toHaveText(amountTexts.decimals)
    await expect(page.locator('#week-sellPrice-error')).toHaveText(amountTexts.ambiguous)
    await expect(levy).toHaveValue('7000.555')
    await expect(price).toHaveValue('68.500')
    // A link half hidden by the bar at the bottom of the screen is not a fault of the form.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible()

    await levy.fill('7,000.5')
    await price.fill('R 68 500,00')
    await price.blur()
    await expect(levy).toHaveValue(/^7\s000\.50$/)
    await expect(price).toHaveValue(/^68\s500$/)
    await expect(page.locator('#week-sellPrice-error')).toHaveCount(0)

    // One more digit is just that, although the field had grouped them; a selection is replaced.
    await price.focus()
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await price.blur()
    await expect(price).toHaveValue(/^685\s000$/)
    await price.fill('72500')
    await price.blur()
    await expect(price).toHaveValue(/^72\s500$/)
  })
}

test('an ambiguous price filter is refused and does not change the results', async ({
  page,
  expectRefused,
}) => {
  expectRefused('searchResult')
  expectRefused('/api/')
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const highest = page.getByLabel('Maximum price')
  await highest.fill('1.500')
  await highest.blur()
  await expect(page.getByText(amountTexts.ambiguous).first()).toBeVisible()
  await expect(highest).toHaveValue('1.500')
  await highest.fill('1,500,000')
  await highest.blur()
  await expect(page).toHaveURL(/maxPrice=1500000/)
  await expect(page.getByText(amountTexts.ambiguous)).toHaveCount(0)
})
