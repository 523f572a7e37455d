import { systemTexts } from '../contract/src/messages.ts'
import { expect, test } from './fixtures.ts'

/** All of these are different, so that none gets a cached reply. */
const results = (n: number) => `/property/residential/searchResult?minPrice=${n}`
const dataOf = (n: number) => `/property/residential/searchResult.data?minPrice=${n}`

/** Used by nobody else, so that only this test is refused. */
const address = '198.51.100.29'
test.use({ extraHTTPHeaders: { 'x-forwarded-for': address } })

test('a search page over the limit returns its status, a message and Retry-After', async ({
  page,
  program,
  expectRefused,
  expectAccessible,
}) => {
  const { request } = page
  await page.goto(results(1))
  await program.useUpSearches(address)
  const refused = await request.get(results(2))
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.text()).toContain(systemTexts.searchingTooFast)

  // Requests by the router's script count like the page.
  const data = await request.get(dataOf(3))
  expect(data.status()).toBe(429)
  expect(Number(data.headers()['retry-after'])).toBeGreaterThan(0)

  // A page that was already open requests its next results by script, and then shows the same
  // message.
  expectRefused('minPrice=')
  const wait = page.getByRole('heading', { name: 'Please wait a moment' })
  const quick = page.getByRole('list', { name: 'Quick filters' })
  await quick.getByRole('button').first().click()
  await expect(wait).toBeVisible()
  await expect(page.getByText(systemTexts.searchingTooFast)).toBeVisible()
  await expectAccessible()
  // The minute may have passed.
  await program.useUpSearches(address)
  await page.goto(results(5))
  await expect(wait).toBeVisible()
  await expect(page).toHaveTitle(/^Please wait a moment/)
  await expectAccessible()
})
