import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, signIn, test } from './fixtures.ts'

const ask = (page: Page) => page.getByRole('dialog')

async function fitsWidth(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

test('a Super Admin keeps statuses, types and groups, and what is in use stays', async ({
  page,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  await loginAs('superadmin')
  await page.goto('/status/list')
  await expect(page.getByRole('heading', { name: 'Status List' })).toBeVisible()
  const sold = page.getByRole('row', { name: /^S Sold/ })
  await expect(sold).toContainText('Red')
  await expect(sold.getByRole('button', { name: 'Delete Sold' })).toHaveCount(0)
  await expectAccessible()

  await page.getByRole('link', { name: 'New Status' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please check form and correct all input fields!')).toBeVisible()
  await expect(page.getByText('Code is required!')).toBeVisible()
  await expect(page.getByText('Description is required!')).toBeVisible()
  expectRefused('/api/status')
  await page.getByLabel('Code').fill('cip')
  await page.getByLabel('Description').fill('Withdrawn')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Status Code already recorded!')).toBeVisible()
  await page.getByLabel('Code').fill('WD')
  await page.getByLabel('Display').selectOption({ label: 'Orange' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/status\/list/)

  // Saving without another code is no conflict with itself.
  await page.getByRole('link', { name: 'Edit Withdrawn' }).click()
  await page.getByLabel('Description').fill('Withdrawn by the owner')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('row', { name: /WD Withdrawn by the owner/ })).toContainText('Orange')
  await page.getByRole('button', { name: 'Delete Withdrawn by the owner' }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Withdrawn by the owner was deleted.')).toBeVisible()
  await sold.getByRole('link', { name: 'Edit Sold' }).click()
  await expect(page.getByLabel('Code')).toHaveAttribute('readonly', '')
  await page.getByRole('link', { name: 'Close' }).click()

  expectRefused('/api/PropertyType')
  await page.goto('/propertyTypes/list?search=House')
  await page.getByRole('button', { name: 'Delete House', exact: true }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText(/This type is used by \d+ properties and cannot be deleted\./),
  ).toBeVisible()
  await page.getByRole('link', { name: 'New Type' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please select a usage type')).toBeVisible()
  await page.getByLabel('Description').fill('Tree house')
  await page.getByLabel('Usage type').selectOption({ label: 'Residential' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/propertyTypes\/list/)

  await page.goto('/userDefinedGroups/userDefinedGroup')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Description is Required!')).toBeVisible()
  await page.getByLabel('Description').fill('Animals')
  await page.getByLabel('Rank').fill('40')
  await page.getByRole('button', { name: 'New field' }).click()
  await ask(page).getByLabel('Field name').fill('Kraals')
  await ask(page).getByLabel('Field type').selectOption({ label: 'Number' })
  await expectAccessible()
  await ask(page).getByRole('button', { name: 'Keep' }).click()
  await page.getByRole('button', { name: 'New field' }).click()
  await ask(page).getByLabel('Field name').fill('kraals')
  await ask(page).getByRole('button', { name: 'Keep' }).click()
  await expect(ask(page).getByText('This group already has a field of that name.')).toBeVisible()
  await ask(page).getByLabel('Field name').fill('Stables')
  await ask(page).getByLabel('Rank').fill('0')
  await ask(page).getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Stables')
  await page.getByRole('button', { name: 'Delete Stables' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/userDefinedGroups\/list/)
  await page.getByRole('link', { name: 'Edit Animals' }).click()
  await expect(page.getByRole('row', { name: /Kraals Number 1/ })).toBeVisible()
  await expect(page.getByText('Stables')).toHaveCount(0)
})

test('two browsers change one status and the fee: the second is shown what the first saved', async ({
  page,
  loginAs,
  browser,
  baseURL,
  expectRefused,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/status/new')
  await page.getByLabel('Code').fill('TWO')
  await page.getByLabel('Description').fill('Two at once')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Edit Two at once' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Two at once')

  const other = await browser.newPage({ baseURL: baseURL as string })
  await signIn(other, 'superadmin', baseURL)
  await other.goto(page.url())
  await other.waitForLoadState('networkidle')
  await other.getByLabel('Description').fill('First come')
  await other.getByLabel('Display').selectOption({ label: 'Green' })
  await other.getByRole('button', { name: 'Submit' }).click()
  await expect(other).toHaveURL(/\/status\/list/)

  expectRefused('/api/status')
  await page.getByLabel('Description').fill('Second come')
  await page.getByRole('button', { name: 'Submit' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Someone else saved this record' })
  await expect(notice).toContainText('Saved by superadmin')
  await expect(notice).toContainText('Two at once')
  await expect(notice).toContainText('First come')
  await expect(notice).toContainText('green')
  await expect(page.getByLabel('Description')).toHaveValue('Second come')
  await expectAccessible()
  await page.getByRole('button', { name: 'Load their version' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('First come')
  await expect(page.getByLabel('Display')).toHaveValue('green')
  await page.getByLabel('Description').fill('Both came')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('row', { name: /TWO Both came/ })).toBeVisible()
  await other.close()

  // The same amount again: other tests pay this fee meanwhile.
  await page.goto('/fees')
  await expect(page.getByRole('heading', { name: 'Edit the Listing Fee' })).toBeVisible()
  await page.getByLabel('Listing Fee').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The fee is an amount from R 0.01 to R 100 000.')).toBeVisible()
  await page.getByLabel('Listing Fee').fill('R 380')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The listing fee has been updated!!')).toBeVisible()
})

test('a carousel item of a week and one of a property are made, changed and deleted', async ({
  page,
  loginAs,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const picture = await sharp({
    create: { width: 1200, height: 675, channels: 3, background: '#6c42a6' },
  })
    .jpeg()
    .toBuffer()
  await loginAs('superadmin')
  const found = await page.request.get('/api/Carousel/listings?type=Property&search=Pretoria')
  const [house] = (await found.json()) as { id: number; reference: string }[]
  const files = { name: 'house.jpg', mimeType: 'image/jpeg', buffer: picture }
  const added = await page.request.post('/api/PropertyImage', {
    headers: { origin: baseURL as string },
    multipart: { propertyId: String(house?.id), files },
  })
  expect(added.status()).toBe(200)
  await page.goto('/carousel')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL(/\/carousel\/details\/0$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please choose a timeshare week or a property.')).toBeVisible()

  await page.getByRole('button', { name: 'Search for a timeshare week' }).click()
  await ask(page).getByLabel('Search').fill('cabana beach')
  const week = ask(page)
    .getByRole('button', { name: /Cabana Beach/ })
    .first()
  await expect(week).toBeVisible()
  await expectAccessible()
  await week.click()
  await expect(page.getByLabel('Header')).toHaveValue('Cabana Beach')
  await expect(page.getByLabel('Description')).toHaveValue(/R\s\d/)
  for (const fact of ['Bedrooms', 'Sleeps', 'Check-in', 'Check-out']) {
    await expect(page.getByRole('term').filter({ hasText: fact })).toBeVisible()
  }
  await page.getByLabel('Header').fill('A week by the sea')
  await page
    .getByLabel('Upload an image')
    .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByAltText('The chosen file')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/carousel$/)
  const row = page.getByRole('row', { name: /A week by the sea/ })
  await expect(row).toContainText('Beyond the first 6')
  await expectAccessible()

  await row.getByRole('link', { name: 'Edit A week by the sea' }).click()
  await expect(page.getByAltText('The picture as it is now')).toBeVisible()
  await page.getByRole('radio', { name: 'Property' }).check({ force: true })
  await page.getByRole('button', { name: 'Search for a property' }).click()
  await ask(page)
    .getByLabel('Search')
    .fill(house?.reference as string)
  await ask(page)
    .getByRole('button', { name: new RegExp(house?.reference as string) })
    .click()
  await page.getByLabel('Header').fill('A home in Pretoria')
  await page.getByRole('radiogroup', { name: 'Image' }).getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Save' }).click()
  const home = page.getByRole('row', { name: /A home in Pretoria/ })
  await expect(home).toContainText(`Property ${house?.reference}`)
  await home.getByRole('button', { name: 'Delete A home in Pretoria' }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(home).toBeHidden()
})

test('the logs are filtered, read beyond their counted pages and saved as Excel', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/property/residential/searchResult?salesType=Sale&place=Brooklyn')
  await page.goto('/searchLog?type=Timeshare')
  await expect(page.getByRole('heading', { name: 'Search Logs' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('Timeshare')
  const [searches] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ])
  expect(searches.suggestedFilename()).toMatch(/^search-log-\d{4}-\d{2}-\d{2}\.xlsx$/)

  await page.goto('/status/changeLogPage?size=100')
  await expect(page.getByText('More than 1 000 changes')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Older entries' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Page 11' }).click()
  await expect(page).toHaveURL(/page=11/)
  await page.getByRole('link', { name: 'Older entries' }).click()
  await expect(page).toHaveURL(/before=\d+/)
  await expect(page.getByRole('link', { name: 'Back to the newest' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(101)
  await page.getByRole('combobox', { name: 'Record' }).selectOption({ label: 'Carousel item' })
  await expect(page).toHaveURL(/table=carousel_items/)
  await expect(page).not.toHaveURL(/before=/)
  const added = page.getByRole('row', { name: /Carousel item \d+ Added/ }).first()
  await added.getByText(/\d fields/).click()
  await expect(added).toContainText('Header')
  await expectAccessible()
  const [changes] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ])
  expect(changes.suggestedFilename()).toMatch(/^change-log-\d{4}-\d{2}-\d{2}\.xlsx$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('every setup screen fits the width and can be used by everyone', async ({
    page,
    loginAs,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    await loginAs('superadmin')
    for (const path of [
      '/status/new',
      '/fees',
      '/termsConditions',
      '/carousel',
      '/carousel/details/1',
      '/propertyTypes/list',
      '/userDefinedGroups/userDefinedGroup/1',
      '/unitConfiguration/list',
      '/searchLog',
      '/status/changeLogPage',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fitsWidth(page)
      await expectAccessible()
    }
  })
})
