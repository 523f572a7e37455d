import { expect, test } from './fixtures.ts'

test('a visitor is asked to log in and returns to the list', async ({ page }) => {
  await page.goto('/contactUsSource/list')
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  await page.getByLabel('Username').fill('superadmin')
  await page.getByLabel(/^Password/).fill('jacaranda-demo')
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await expect(page.getByRole('heading', { name: 'Contact Us Sources' })).toBeVisible()
})

test('another role may not see it', async ({ page, loginAs, expectRefused }) => {
  await loginAs('seller')
  expectRefused('/contactUsSource/list')
  const response = await page.goto('/contactUsSource/list')
  expect(response?.status()).toBe(403)
  await expect(page.getByText("You don't have permission to view this page")).toBeVisible()
})

test('a Super Admin adds, changes and deletes a source', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await loginAs('superadmin')
  await page.goto('/contactUsSource/list')
  await page.getByRole('link', { name: 'New Source' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Description is required!')).toBeVisible()

  expectRefused('/api/MailSource')
  await page.getByLabel('Description').fill('google search')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Status Code already recorded!')).toBeVisible()

  await page.getByLabel('Description').fill('A board at the gate')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/contactUsSource\/list/)
  const row = page.getByRole('row', { name: /A board at the gate/ })
  await expect(row).toBeVisible()

  await row.getByRole('link', { name: /edit/i }).click()
  await page.getByLabel('Description').fill('A board on the corner')
  await page.getByRole('button', { name: 'Save' }).click()
  const changed = page.getByRole('row', { name: /A board on the corner/ })
  await changed.getByRole('button', { name: /delete/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete/i })
    .click()
  await expect(changed).toBeHidden()
})

test('when two people edit one source, the second sees a conflict and nothing is lost', async ({
  page,
  loginAs,
  expectRefused,
}) => {
  await loginAs('superadmin')
  await page.goto('/contactUsSource/list')
  await page
    .getByRole('row', { name: /Social Media/ })
    .getByRole('link', { name: /edit/i })
    .click()
  await expect(page.getByLabel('Description')).toHaveValue('Social Media')
  const id = Number(/\/(\d+)$/.exec(page.url())?.[1])
  const saved = await page.evaluate(async (id) => {
    const read = await fetch(`/api/MailSource/${id}`).then((response) => response.json())
    const write = await fetch('/api/MailSource', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...read, description: 'Social media' }),
    })
    return write.status
  }, id)
  expect(saved).toBe(200)
  expectRefused('/api/MailSource')
  await page.getByLabel('Description').fill('Facebook and others')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Someone else saved/)).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Facebook and others')
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Social media')
})

test('the list’s search, sorting and paging are in its address', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/contactUsSource/list?search=nothing-like-this')
  await expect(page.getByText('No items found ^-^')).toBeVisible()
  await page.goto('/contactUsSource/list?sort=description&order=asc')
  await expect(page.getByRole('columnheader', { name: /description/i })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('the list becomes cards and fits the width', async ({ page, loginAs }) => {
    await loginAs('superadmin')
    await page.goto('/contactUsSource/list')
    await expect(page.getByText('Google Search')).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})
