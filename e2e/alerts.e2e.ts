import type { Page } from '@playwright/test'
import { aNewUser, firstPassword, logInAt, logOut, registerUser } from './account-steps.ts'
import { expect, signIn, test, type ReceivedMail } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const week = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: .*TW-/ })
    .first()

/** Without quiet hours, whatever the time of the test run. */
async function chooseNoQuietHours(page: Page) {
  await page.goto('/user/alerts')
  await page.getByLabel('Quiet from').selectOption('00:00')
  await page.getByLabel('Quiet until').selectOption('00:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your choices are saved.')).toBeVisible()
}

/** Through the API: the screen for changing prices has its own tests. */
async function lowerPrice(page: Page, id: number, baseURL: string | undefined) {
  await signIn(page, 'superadmin', baseURL)
  const before = await (await page.request.get(`/api/timeshareweek/${id}`)).json()
  const reply = await page.request.put('/api/timeshareweek/information', {
    data: { id, version: before.version, sellPrice: before.sellPrice - 1000 },
    headers: { origin: baseURL as string },
  })
  expect(reply.status()).toBe(200)
  await logOut(page)
}

/** The job that writes alerts runs every minute. */
const aFewRuns = 180_000

test('a visitor on a phone saves a search and a favourite, registers, is alerted once to a lower price, and stops that from the mail client', async ({
  page,
  mails,
  playwright,
  program: { runJob },
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(2 * aFewRuns + 180_000)
  const alertsTo = async (address: string): Promise<ReceivedMail[]> =>
    (await mails()).filter(
      ({ to, subject }) =>
        to.some((one) => one.address === address) && subject.startsWith('Reduced by'),
    )

  const user = aNewUser()
  await page.goto('/timeshareToByResults?sleeps=4')
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Weeks for four')
  await dialog.getByLabel('Email').fill(user.email)
  await dialog.getByLabel('Tell me').selectOption('Immediately')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog.getByText('We have sent you an email.')).toBeVisible()
  await page.keyboard.press('Escape')
  await week(page).click()
  await expect(week(page)).toHaveAttribute('aria-pressed', 'true')
  const reference = /TW-\d+/.exec((await week(page).getAttribute('aria-label')) ?? '')?.[0]
  const found = await page.request.get(`/api/timeshareweek/search?keyword=${reference}`)
  const id = (await found.json()).items[0].id as number

  await registerUser(page, user)
  await logInAt(page, '/user/login?redirect=/savedSearches', user.username, firstPassword)
  await expect(page.getByRole('heading', { name: 'Weeks for four' })).toBeVisible()
  await page.goto('/favourites')
  await expect(page.getByRole('article').locator(`a[href$="/${id}"]`).first()).toBeVisible()
  await chooseNoQuietHours(page)
  await expectAccessible()
  await logOut(page)

  await lowerPrice(page, id, baseURL)
  await expect
    .poll(async () => (await alertsTo(user.email)).length, { timeout: aFewRuns })
    .toBeGreaterThan(0)
  const [alert] = await alertsTo(user.email)
  expect(alert?.html).toContain(`/${id}"`)

  // As a mail client does it: a separate POST, without cookies, without opening the page.
  const header = (name: string) => alert?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? ''
  const program = await playwright.request.newContext()
  const stopped = await program.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect([stopped.status(), await stopped.text()]).toEqual([200, 'Unsubscribed'])
  // No cookies except the one that distinguishes visitors at an address as busy as that of these
  // tests.
  const cookies = stopped.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(cookies.filter(({ value }) => !value.startsWith('jacaranda_visitor='))).toEqual([])
  await program.dispose()

  // Someone else is alerted to the next one, in the same run of the job.
  const other = aNewUser()
  await registerUser(page, other)
  await logInAt(page, '/user/login?redirect=/user/alerts', other.username, firstPassword)
  await expect(page.getByRole('heading', { name: 'Quiet hours' })).toBeVisible()
  await chooseNoQuietHours(page)
  const saved = await page.request.put(`/api/favourites/week/${id}`, {
    data: {},
    headers: { origin: baseURL as string },
  })
  expect(saved.status()).toBe(200)
  await logOut(page)
  await lowerPrice(page, id, baseURL)
  await runJob('send-alerts')
  await expect
    .poll(async () => (await alertsTo(other.email)).length, { timeout: aFewRuns })
    .toBeGreaterThan(0)
  expect(await alertsTo(user.email)).toHaveLength(1)

  await logInAt(page, '/user/login?redirect=/savedSearches', user.username, firstPassword)
  await expect(page.getByLabel('Tell me about Weeks for four')).toHaveValue('paused')
  await page.goto('/user/alerts')
  await expect(page.getByLabel(/^Tell me when a favourite/)).not.toBeChecked()
})
