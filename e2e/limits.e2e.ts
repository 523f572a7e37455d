import { systemTexts } from '../contract/src/messages.ts'
import { expect, test } from './fixtures.ts'

/** No two of these are alike, so that none gets a cached reply. */
const results = (n: number) => `/property/residential/searchResult?minPrice=${n}`
const dataOf = (n: number) => `/property/residential/searchResult.data?minPrice=${n}`

/** More pages a minute than any person opens; the cookie of this browser is counted, not the address. */
const pagesPerMinute = 300

declare global {
  interface Window {
    __reactRouterDataRouter: { navigate(path: string): Promise<void> }
  }
}

test('a search page over the limit returns its status, a message and Retry-After', async ({
  page,
  context,
  expectRefused,
  expectAccessible,
}) => {
  test.slow()
  const { request } = context
  const from = Date.now() % 1_000_000
  // From a busy address each browser has a cookie before long.
  for (let n = 0; n < 60; n++) {
    await request.get(results(from + n))
    if ((await context.cookies()).some(({ name }) => name === 'jacaranda_visitor')) break
  }
  await page.goto('/')
  // What the router's script asks for counts like the page, and takes less time than drawing it.
  const statuses: number[] = []
  while (!statuses.includes(429) && statuses.length < 2 * pagesPerMinute) {
    const some = Array.from({ length: 20 }, (_, n) =>
      request.get(dataOf(from + 100 + statuses.length + n)),
    )
    statuses.push(...(await Promise.all(some)).map((response) => response.status()))
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(pagesPerMinute / 2)
  const refused = await request.get(results(from + 900))
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused.text()).toContain(systemTexts.searchingTooFast)

  const data = await request.get(dataOf(from + 903))
  expect(data.status()).toBe(429)
  expect(Number(data.headers()['retry-after'])).toBeGreaterThan(0)

  // The page that was open before leads on by script, and shows the same in its place.
  expectRefused('minPrice=')
  const wait = page.getByRole('heading', { name: 'Please wait a moment' })
  await page.evaluate((path) => window.__reactRouterDataRouter.navigate(path), results(from + 901))
  await expect(wait).toBeVisible()
  await expect(page.getByText(systemTexts.searchingTooFast)).toBeVisible()
  await expectAccessible()
  await page.goto(results(from + 902))
  await expect(wait).toBeVisible()
  await expect(page).toHaveTitle(/^Please wait a moment/)
  await expectAccessible()
})
