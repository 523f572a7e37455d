import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

test('Today tells what waits, leads to each thing by name, and counts the last thirty days', async ({
  page,
  loginAs,
  expectAccessible,
  expectRefused,
}) => {
  test.setTimeout(120_000)
  await loginAs('superadmin')
  await page.goto('/')
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('banner').getByRole('link', { name: 'Back office' }).click()
  await expect(page).toHaveURL('/today')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), .+\. \d+ things wait for a person\.$/,
  )
  const main = page.getByRole('main')
  const waits = main.getByRole('region', { name: 'What waits for a person' })
  const confirm = waits.getByRole('link', { name: /^\d+ ?Payments to confirm/ })
  const count = Number((await confirm.innerText()).match(/^\d+/)?.[0])
  for (const title of ['Searches a day', 'Enquiries a day', 'New listings a day']) {
    const table = main.getByRole('region', { name: title }).getByRole('table')
    await expect(table.getByRole('row')).toHaveCount(31)
  }
  await expect(
    main.getByRole('region', { name: 'Most searched suburbs' }).getByRole('listitem'),
  ).toHaveCount(10)

  // The row leads to the list of exactly those, each name to the thing itself.
  const name = waits.getByRole('list', { name: 'Payments to confirm' }).getByRole('link').first()
  const reference = ((await name.innerText()).match(/^PM-\d+/) ?? [''])[0]
  await confirm.click()
  await expect(page).toHaveURL(/\/payments\?paymentStatus=PENDING&provider=eft/)
  await expect(main.getByText(`${count} payment`).first()).toBeVisible()
  await page.goBack()
  await name.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)
  await page.goto('/today')

  // Whatever weeks wait for a check, the list behind the row has as many.
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

test('the search for anything finds screens, listings, people and payments by keyboard', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await loginAs('superadmin')
  await page.goto('/payments')
  const reference = (
    await page
      .getByText(/^PM-\d+$/)
      .first()
      .innerText()
  ).trim()
  const button = page.getByRole('button', { name: /^Find/ })
  await button.focus()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Find anything' })
  const input = dialog.getByRole('combobox')
  await expect(input).toBeFocused()

  await page.keyboard.type('chan log')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('Control+k')
  await input.fill(reference.toLowerCase())
  const payment = dialog.getByRole('option', { name: new RegExp(reference) })
  await expect(payment).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payments\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference)

  // A person by username, a screen by its name: arrows walk over both.
  await page.keyboard.press('Control+k')
  await input.fill('agen')
  const people = dialog.getByRole('group', { name: 'People' })
  await expect(people.getByRole('option').first()).toBeVisible()
  await expectAccessible()
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await input.fill('qqqqqq')
  await expect(dialog.getByText('Nothing found').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/status/timeshareAdmin')
  const week = ((
    await page
      .getByText(/TW-\d+/)
      .first()
      .innerText()
  ).match(/TW-\d+/) ?? [''])[0]
  await page.getByRole('button', { name: /^Find/ }).click()
  await input.fill(week.replace('-', ' '))
  await dialog.getByRole('option', { name: new RegExp(week) }).click()
  await expect(page).toHaveURL(/\/editTimeshare\?week=\d+/)
  await expect(page.getByText(week).first()).toBeVisible()
})

test('the company settings change the site, and two people do not overwrite each other', async ({
  page,
  browser,
  baseURL,
  loginAs,
  expectAccessible,
  expectRefused,
}) => {
  test.setTimeout(150_000)
  await loginAs('superadmin')
  await page.goto('/companySettings')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await expectAccessible()

  await main.getByLabel('VAT number').fill('12')
  await main.getByLabel('Branch code').fill('1')
  await save.click()
  await expect(main.getByText('A VAT number has ten digits and begins with a 4.')).toBeVisible()
  await expect(main.getByText('A branch code has six digits.')).toBeVisible()
  await expect(main.getByLabel('VAT number')).toBeFocused()
  await main.getByLabel('VAT number').fill('4000000000')
  await main.getByLabel('Branch code').fill('250655')

  // Another window saves first; its changes are told, and loaded by asking.
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const theirs = await other.newPage()
  await theirs.goto(`${baseURL}/companySettings`)
  await theirs.getByLabel('Title of the contact form').fill('Ask the three of us')
  await expect(theirs.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.getByText('The company settings are saved.')).toBeVisible()
  await other.close()
  expectRefused('/api/settings/company')
  await save.click()
  await expect(main.getByText('Ask the three of us').first()).toBeVisible()
  await main.getByRole('button', { name: 'Load their version' }).click()
  await expect(main.getByLabel('Title of the contact form')).toHaveValue('Ask the three of us')

  const logo = await sharp({
    create: { width: 480, height: 120, channels: 4, background: '#7a4fb0' },
  })
    .png()
    .toBuffer()
  const company = main.getByRole('region', { name: 'Company', exact: true })
  await company
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(company.getByRole('img', { name: 'Logo, as it is now' })).toBeVisible()
  await main.getByLabel('Commercial rentals under management').fill('52')
  await main.getByRole('button', { name: 'Add a partner' }).click()
  await main.getByRole('list', { name: 'Partners' }).getByLabel('Name').last().fill('Umdoni Stays')
  await main.getByRole('button', { name: 'Remove page 1' }).click()
  await save.click()
  await expect(page.getByText('The company settings are saved.')).toBeVisible()
  await expectAccessible()

  // The same page for a visitor: figures, partner, logo, contact form and structured data.
  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  await visitor.goto(`${baseURL}/about/us`)
  await expect(visitor.getByText('About 52 commercial and 15 residential rentals')).toBeVisible()
  const footer = visitor.getByRole('contentinfo')
  await expect(footer.getByText('Umdoni Stays')).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Ask the three of us' })).toBeVisible()
  const picture = visitor
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .locator('img')
  await expect(picture).toBeVisible()
  const address = (await picture.getAttribute('src')) as string
  await visitor.goto(`${baseURL}/`)
  const facts = (
    await visitor.locator('script[type="application/ld+json"]').allTextContents()
  ).join()
  expect(facts).toContain(address.replace(/\d+\.webp$/, ''))
  expect(facts).toContain('PostalAddress')
  expect(facts).not.toContain('62000000000')
  await outside.close()

  // Back to the flower, for the tests that come after.
  await company.getByRole('button', { name: /^Remove/ }).click()
  await save.click()
  await expect(page.getByText('The company settings are saved.')).toBeVisible()
})
