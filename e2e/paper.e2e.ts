import type { Page } from '@playwright/test'
import { readPdf } from '../server/src/testing/pdf.ts'
import { expect, test } from './fixtures.ts'

/** A portrait A4 page within its margins. */
const paper = { width: 718, height: 1032 }

async function putOnPaper(page: Page, address: string) {
  await page.emulateMedia({ media: 'screen' })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
}

test('in print there are results without their search form, and answers that need not be opened', async ({
  page,
}) => {
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const search = page.getByRole('search').first()
  await expect(search).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(search).toBeHidden()
  // A landscape page is as wide as a desktop.
  await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/timeshare/faq')
  const answer = page.getByText('The right to use a furnished unit at a holiday resort')
  await expect(answer).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(answer).toBeHidden()
})

test('in print three cards fit side by side, and none is cut by a page break', async ({ page }) => {
  await page.setViewportSize(paper)
  for (const address of ['/property/residential/searchResult', '/timeshareToByResults']) {
    await putOnPaper(page, address)
    const cards = page.getByRole('main').getByRole('article')
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 4).map((one) => Math.round(one.getBoundingClientRect().top)),
    )
    expect(tops.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => tops[0]))
    expect(tops[3]).toBeGreaterThan(tops[0] as number)
    await expect(cards.first()).toHaveCSS('break-inside', 'avoid')
  }
})

test('in print a resort’s weeks are a table, and a week and a property have no controls', async ({
  page,
}) => {
  await page.setViewportSize(paper)
  await putOnPaper(page, '/resort/ALPI')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader', { name: 'Season' })).toBeVisible()
  await expect(table.locator('tbody')).toHaveCSS('display', 'table-row-group')
  const week = await page.locator('a[href^="/resort/ALPI/"]').first().getAttribute('href')

  await putOnPaper(page, '/property/residential/searchResult?salesType=Sale')
  const property = await page.getByRole('article').getByRole('link').first().getAttribute('href')

  for (const address of [week, `${week}?tab=directions`, property]) {
    await putOnPaper(page, address as string)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['button', 'combobox', 'textbox', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
  }
  const facts = page.getByRole('region', { name: 'Property details' })
  await expect(facts).toHaveCSS('break-inside', 'avoid')
})

test('a printed listing shows whose it is, whom to call and where it is found', async ({
  page,
}) => {
  await page.goto('/resort/KNYS')
  const week = await page.locator('a[href^="/resort/KNYS/"]').first().getAttribute('href')
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const property = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  for (const [address, most] of [
    [week, 1],
    [property, 2],
  ] as const) {
    await page.goto(address as string)
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }))
    expect(pages.length).toBeLessThanOrEqual(most)
    const [first = ''] = pages
    expect(first).toContain('Jacaranda')
    expect(first).toContain('hello@jacaranda.example')
    // An agent has a number of their own.
    const price = page.getByRole('main').getByLabel(/^Price( and contact)?$/)
    const phone = await price.locator('a[href^="tel:"]').textContent()
    const after = first.slice(first.indexOf('hello@jacaranda.example'))
    expect(after).toContain((phone as string).trim())
    expect(pages.at(-1)).toContain(address)
  }
})
