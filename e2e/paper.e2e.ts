import { expect, test } from './fixtures.ts'

test('on paper there are results without their search, and answers that nobody has to open', async ({
  page,
}) => {
  await page.goto('/property/residential/searchResult?salesType=Sale')
  const search = page.getByRole('search').first()
  await expect(search).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(search).toBeHidden()
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/timeshare/faq')
  const answer = page.getByText('The right to use a furnished unit at a holiday resort')
  await expect(answer).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(answer).toBeHidden()
})
