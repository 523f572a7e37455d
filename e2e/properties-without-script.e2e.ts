import { expect, test } from './fixtures.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, paging and opening a listing still work', async ({ page }) => {
    await page.goto('/property/search/Residential')
    await page.getByRole('combobox', { name: 'City or suburb' }).fill('Pretoria')
    await page
      .getByRole('search', { name: 'Search by place' })
      .getByRole('button', { name: 'Search' })
      .click()
    await expect(page).toHaveURL(/places=pretoria\.gauteng/)
    await page.getByLabel('Describe what you are looking for').fill('2 bedroom flat to rent')
    await page
      .getByRole('search', { name: 'Search with a sentence' })
      .getByRole('button', { name: 'Search' })
      .click()
    await expect(page).toHaveURL(/salesType=Rent/)
    await expect(page).toHaveURL(/bedrooms=2/)
    await page.goto('/property/residential/searchResult?salesType=Sale')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('button', { name: /^Pets allowed/ }).click()
    await expect(page).toHaveURL(/features=pets/)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'High price' })
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/sort=high/)
    await expect(page).toHaveURL(/features=pets/)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const results = '/property/residential/searchResult?salesType=Sale'

  test('a search that finds nothing suggests searches with results', async ({ page }) => {
    const count = async () =>
      Number(/\d+/.exec(await page.getByRole('status').innerText())?.[0] ?? 0)
    await page.goto(`${results}&places=sea-point.cape-town.western-cape&maxPrice=2000`)
    expect(await count()).toBe(0)
    const wider = page.getByRole('main').getByRole('link', { name: /^Show .* in / })
    const looser = page.getByRole('region', { name: 'Searches that find more' }).getByRole('link')
    const expected = Number(/\d+/.exec(await wider.innerText())?.[0])
    expect(expected).toBeGreaterThan(0)
    await expect(looser.first()).toBeVisible()
    await wider.click()
    await expect(page).not.toHaveURL(/maxPrice/)
    expect(await count()).toBe(expected)
  })

  test('a quick filter keeps the sentence and leads to a clean address', async ({ page }) => {
    const meant = 'types=1&bedrooms=3&places=pretoria.gauteng&q=3+bedroom+house+in+Pretoria'
    await page.goto(`${results}&${meant}`)
    await page.getByRole('button', { name: 'New this week' }).click()
    await expect(page).toHaveURL(/newThisWeek=1/)
    const query = new URL(page.url()).searchParams
    expect(Object.fromEntries(query)).toEqual({
      salesType: 'Sale',
      ...Object.fromEntries(new URLSearchParams(meant)),
      newThisWeek: '1',
    })
    await expect(page.getByLabel('Describe what you are looking for')).toHaveValue(
      '3 bedroom house in Pretoria',
    )
  })
})
