import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

test('the company settings change the site, and two people do not overwrite each other', async ({
  page,
  browser,
  baseURL,
  loginAs,
  expectAccessible,
  expectRefused,
}) => {
  await loginAs('superadmin')
  await page.goto('/companySettings')
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await expectAccessible()

  await main.getByLabel('VAT number').fill('12')
  await main.getByLabel('Branch code').fill('1')
  await save.click()
  await expect(main.getByText('A VAT number has ten digits and starts with 4.')).toBeVisible()
  await expect(main.getByText('A branch code has six digits.')).toBeVisible()
  await expect(main.getByLabel('VAT number')).toBeFocused()
  await main.getByLabel('VAT number').fill('4000000000')
  await main.getByLabel('Branch code').fill('250655')

  // Another window saves first; its changes are shown, and loaded on request.
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const theirs = await other.newPage()
  await theirs.goto(`${baseURL}/companySettings`)
  await theirs
    .getByRole('textbox', { name: 'Contact form title', exact: true })
    .fill('Ask the three of us')
  await expect(theirs.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.getByText('Company settings saved.')).toBeVisible()
  await other.close()
  expectRefused('/api/settings/company')
  await save.click()
  await expect(main.getByText('Ask the three of us').first()).toBeVisible()
  await main.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(main.getByRole('textbox', { name: 'Contact form title', exact: true })).toHaveValue(
    'Ask the three of us',
  )

  const logo = await sharp({
    create: { width: 480, height: 120, channels: 4, background: '#7a4fb0' },
  })
    .png()
    .toBuffer()
  const company = main.getByRole('region', { name: 'Company', exact: true })
  await company
    .getByLabel('Logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(company.getByRole('img', { name: 'Logo, current image' })).toBeVisible()
  await main.getByLabel('Commercial rentals under management').fill('52')
  await main.getByRole('button', { name: 'Add a partner' }).click()
  await main.getByRole('list', { name: 'Partners' }).getByLabel('Name').last().fill('Umdoni Stays')
  await main.getByRole('button', { name: 'Remove link 1' }).click()
  await save.click()
  await expect(page.getByText('Company settings saved.')).toBeVisible()
  await expectAccessible()

  // The same page for a visitor: figures, partner, logo, contact form and structured data.
  const outside = await browser.newContext()
  const visitor = await outside.newPage()
  await visitor.goto(`${baseURL}/about/us`)
  await expect(
    visitor.getByText('We manage about 52 commercial and 15 residential rentals'),
  ).toBeVisible()
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

  // Restores the flower, for later tests.
  await company.getByRole('button', { name: /^Remove/ }).click()
  await save.click()
  await expect(page.getByText('Company settings saved.')).toBeVisible()
})
