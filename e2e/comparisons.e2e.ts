import { arriveAt, expect, test } from './fixtures.ts'

const results = '/property/residential/searchResult?salesType=Sale&places=pretoria.gauteng'

test('a visitor compares homes, adds a place, hides equal rows and shares the link', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(results)
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (const n of [0, 1, 2]) await ticks.nth(n).check()
  const bar = page.getByRole('complementary', { name: 'Comparison' })
  await expect(bar).toContainText('3 properties selected')
  await expectAccessible()
  await bar.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare three homes')
  await expect(page).toHaveURL(/kind=property&ids=\d+,\d+,\d+/)
  await expect(page.getByRole('row', { name: /^Cash needed/ })).toContainText('Lowest')

  await page.getByRole('button', { name: 'Change' }).click()
  await expectAccessible()
  await page.getByRole('combobox', { name: 'Suburb, town or area' }).pressSequentially('menlyn')
  await page.getByRole('option', { name: /^Menlyn, Pretoria/ }).click()
  await page.getByLabel(/^Deposit/).fill('20')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/places=menlyn\.pretoria\.gauteng&for=work&deposit=20/)
  await expect(page.getByRole('row', { name: /^Work/ })).toContainText(/\d+ min/)
  await expect(page.getByRole('row', { name: /^Deposit, 20%/ })).toBeVisible()

  const rows = page.getByRole('row')
  const all = await rows.count()
  await page.getByRole('switch', { name: /^Only differences/ }).check()
  expect(await rows.count()).toBeLessThan(all)

  await page.getByRole('button', { name: 'Share' }).click()
  const shared = page.getByRole('dialog', { name: 'Share this comparison' })
  await expect(shared).toContainText('for=work')
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two homes')
  // Without parameters in its address, the page shows what this device remembers, including places.
  await page.goto('/compare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two homes')
  await expect(page).toHaveURL(/places=menlyn/)
})

test('a comparison is swiped on a phone and prints on one page', async ({ page }) => {
  await page.goto(results)
  for (const n of [0, 1, 2, 3])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(n)
      .check()
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).nth(4)).toBeDisabled()
  await page.getByRole('complementary').getByRole('link', { name: 'Compare' }).click()
  await arriveAt(page, /compare/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare four homes')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)

  // On a tablet the prices and buttons of all four are fully visible once the page is on screen
  // again.
  await page.setViewportSize({ width: 768, height: 1024 })
  const findCut = () =>
    page.getByRole('columnheader').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { right } = card.getBoundingClientRect()
        const parts = [...card.querySelectorAll('p, a, button')]
        return parts
          .filter((part) => part.getBoundingClientRect().right > right || isCut(part))
          .map((part) => part.outerHTML)
        function isCut(part: Element) {
          return part.matches('p') && part.scrollWidth > part.clientWidth
        }
      }),
    )
  await expect.poll(findCut).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  const swipe = page.getByRole('region', { name: 'Comparison' })
  await expect(page.getByText('Homes 1 and 2 of 4, swipe for more')).toBeVisible()
  await swipe.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect(page.getByText('Homes 3 and 4 of 4, swipe for more')).toBeVisible()
  // The row labels stay in view.
  const label = page.getByRole('rowheader', { name: /^Bedrooms/ }).locator('> span')
  await label.evaluate((element) =>
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 400 }),
  )
  await expect(label).toBeInViewport()
})

test('on a listing’s page the box shows what has been chosen so far, and leads to the comparison', async ({
  page,
}) => {
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const first = page.getByRole('article').first()
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await first.getByRole('checkbox', { name: /^Compare/ }).check()
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  await arriveAt(page, /\/property\/\d+/)
  await expect(page.getByText('1 property selected, add another to compare')).toBeVisible()
  await box(/^Compare JP-/)
    .first()
    .check()
  await page.getByRole('link', { name: 'Compare 2 properties' }).click()
  await arriveAt(page, /compare/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('premises to let are called properties, and no bond is assumed for them', async ({ page }) => {
  await page.goto('/property/commercial/searchResult?salesType=Rent')
  const ticks = page.getByRole('checkbox', { name: /^Compare/ })
  for (const n of [0, 1]) await ticks.nth(n).check()
  const bar = page.getByRole('complementary', { name: 'Comparison' })
  await bar.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two properties')
  const assumed = page.getByRole('region', { name: 'What we assume' })
  await expect(assumed).toContainText('Add work or school to see the drive.')
  await expect(assumed).not.toContainText('Deposit')
})

test('weeks are compared by their levy per night', async ({ page }) => {
  await page.goto('/timeshareToByResults')
  for (const n of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(n)
      .check()
  await page.getByRole('complementary').getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare two weeks')
  for (const fact of ['Levy per night', 'Season', 'Sleeps']) {
    await expect(
      page.getByRole('rowheader', { name: new RegExp(`^${fact}`) }).first(),
    ).toBeVisible()
  }
})

test('a lowered price is shown on the card, in the history and in the comparison', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto(results)
  const card = page.getByRole('article').last()
  const link = await card.getByRole('link').getAttribute('href')
  const id = /\d+$/.exec(link ?? '')?.[0]
  await page.goto(`/property/edit/${id}`)
  const price = page.getByRole('textbox', { name: 'Price' })
  const before = Number((await price.inputValue()).replace(/[^\d.]/g, ''))
  await price.fill(String(before * 0.9))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).not.toHaveURL(/\/edit\//)

  await page.goto(link as string)
  const history = page.getByRole('region', { name: 'Price history' })
  await expect(history.getByRole('img')).toBeVisible()
  await expect(history.getByRole('row').nth(1)).toContainText(/Reduced by R.* \(10%\)/)
  await page.goto(results)
  await expect(page.locator(`article:has(a[href="${link}"])`)).toContainText(
    /Reduced by R.* \(10%\)/,
  )
  await page.goto(`/compare?ids=${id}`)
  await expect(page.getByRole('row', { name: /^Price change/ })).toContainText('Reduced by')
})
