import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ask = (page: Page) => page.getByRole('dialog')
/** Its content is read from outside: neither a test nor an email may run scripts in it. */
const frame = (page: Page) => page.locator('iframe[title]')

async function makeActive(row: Locator) {
  await row.getByRole('button', { name: /^Make active/ }).click()
  await ask(row.page()).getByRole('button', { name: 'Make active' }).click()
}

test('a Super Admin creates an email with dynamic fields, sends a test and chooses its recipients', async ({
  page,
  loginAs,
  mails,
  expectRefused,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/emailTemplates')
  const first = page.getByRole('row', { name: /WeekLoaded-Agent.*New week at/ })
  await expect(first).toContainText('Active')
  await expectAccessible()
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByText('Please choose a class...')).toBeVisible()
  await expect(page.getByText('Please choose a property...')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please select a usage type')).toBeVisible()

  await page.getByLabel('Usage name').selectOption('WeekLoaded-Agent')
  await page.getByLabel('Subject').fill('A word from ')
  await page.getByLabel('Class').selectOption('User')
  await page.getByLabel('Property').selectOption('FullName')
  await expect(page.getByText('becomes “Thabo Nkosi”')).toBeVisible()
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('A word from [User.FullName]')

  const body = page.getByLabel('HTML body')
  await body.fill('<p>Dear [User.Nickname]</p>')
  expectRefused('/api/template')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The placeholder \[User\.Nickname\] does not exist/)).toBeVisible()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('The preview cannot be shown yet.')).toBeVisible()
  await page.getByRole('tab', { name: 'HTML' }).click()
  await body.fill('<h1>News</h1><p>They wrote: </p>')
  await body.evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(area.value.length - 4, area.value.length - 4)
  })
  await page.getByLabel('Property').selectOption('Message')
  await page.getByRole('button', { name: 'Insert' }).click()
  await expect(body).toHaveValue('<h1>News</h1><p>They wrote: [User.Message]</p>')

  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect(page.getByText('A word from Thabo Nkosi')).toBeVisible()
  await expect(frame(page)).toHaveAttribute('srcdoc', /They wrote: Good day/)
  expect(await frame(page).getAttribute('sandbox')).not.toMatch(/scripts|same-origin/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(
    page.getByText('We have sent a test with sample values to your email address.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Template saved.')).toBeVisible()
  const own = page.getByRole('row', { name: /A word from/ })
  await expect(own).toContainText('Draft')
  await makeActive(own)
  await expect(own).toContainText('Active')
  await expect(first).toContainText('Previous')
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain('Test: A word from Thabo Nkosi')

  await own.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Subject').fill('A line from [User.FullName]')
  await page.getByRole('button', { name: 'Update' }).click()
  const changed = page.getByRole('row', { name: /A line from/ })
  await changed.getByRole('link', { name: /^Preview/ }).click()
  await expect(page.getByText('A line from Thabo Nkosi')).toBeVisible()
  await expect(frame(page)).toHaveAttribute('srcdoc', /<h1>News<\/h1>/)
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await expect(page.getByText('They wrote: Good day')).toBeVisible()
  await page.getByLabel('Template').selectOption('PasswordReset')
  await expect(page.getByText('Reset your password').first()).toBeVisible()
  await expectAccessible()
  await page.goto('/emailTemplates')
  await makeActive(first)
  await expect(changed).toContainText('Previous')
  await changed.getByRole('button', { name: /^Delete/ }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(changed).toBeHidden()

  await page.goto('/emailRecipient')
  for (const name of ['Recipient name', 'Recipient mail', 'Recipient usage']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  }
  await expectAccessible()
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await page.getByLabel('Recipient mail').fill('letting at example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Invalid Email')).toBeVisible()
  await expect(page.getByText('Please select a usage type')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Recipient name').fill('Letting desk')
  await page.getByLabel('Recipient mail').fill('letting@example.com')
  await page.getByLabel('Recipient usage').selectOption('EnquireNow')
  await page.getByRole('button', { name: 'Save' }).click()
  const desk = page.getByRole('row', { name: /Letting desk/ })
  await desk.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('heading', { name: 'Edit Recipient' })).toBeVisible()
  await page.getByLabel('Recipient mail').fill('rentals@example.com')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(desk).toContainText('rentals@example.com')
  await desk.getByRole('button', { name: /^Delete/ }).click()
  await ask(page).getByRole('button', { name: 'Delete' }).click()
  await expect(desk).toBeHidden()
})
