import { expect, test } from './fixtures.ts'

test('Today lists what needs attention, links to each item, and charts the last thirty days', async ({
  page,
  loginAs,
  expectAccessible,
  expectRefused,
}) => {
  await loginAs('superadmin')
  await page.goto('/')
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('banner').getByRole('link', { name: 'Back office' }).click()
  await expect(page).toHaveURL('/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), .+\. \d+ items need attention\.$/,
  )
  const main = page.getByRole('main')
  const waits = main.getByRole('region', { name: 'Needs attention' })
  const confirm = waits.getByRole('link', { name: /^\d+ ?Payments to confirm/ })
  const count = Number((await confirm.innerText()).match(/^\d+/)?.[0])
  for (const title of ['Searches per day', 'Enquiries per day', 'New listings per day']) {
    const table = main.getByRole('region', { name: title }).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(31)
  }
  await expect(
    main.getByRole('region', { name: 'Most-searched suburbs' }).getByRole('listitem'),
  ).toHaveCount(10)

  // The row links to the list of exactly those items, each name to the item itself.
  const name = waits.getByRole('list', { name: 'Payments to confirm' }).getByRole('link').first()
  const reference = ((await name.innerText()).match(/^PM-\d+/) ?? [''])[0]
  await confirm.click()
  await expect(page).toHaveURL(/\/payments\?paymentStatus=PENDING&provider=eft/)
  await expect(main.getByText(`${count} payment`).first()).toBeVisible()
  await page.goBack()
  await name.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
  await page.goto('/today')

  // However many weeks await verification, the list behind the row has the same number.
  const verify = waits.getByRole('link', { name: /Weeks to verify/ })
  const weeks = Number((await verify.innerText()).match(/^\d+/)?.[0])
  await verify.click()
  await expect(page.getByText(new RegExp(`^${weeks} weeks?`)).first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/today')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await expectAccessible()

  await loginAs('designer')
  expectRefused('/today')
  const response = await page.goto('/today')
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('button', { name: /^Find/ })).toHaveCount(0)
})
