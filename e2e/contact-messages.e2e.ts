import { expect, test } from './fixtures.ts'

test('a visitor contacts us from the footer, and the email arrives', async ({ page, mails }) => {
  await page.goto('/')
  const form = page.getByRole('contentinfo')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Please check form and correct all input fields!')).toBeVisible()
  for (const message of [
    'Name is required!',
    'Valid email address is required!',
    'Please select a source!',
    'Message is required!',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Name')).toBeFocused()

  await form.getByLabel('Name').fill('Lindiwe Mokoena')
  await form.getByLabel('Email').fill('lindiwe@example.com')
  await form.getByLabel('Heard About').selectOption({ label: 'Google Search' })
  await form
    .getByRole('textbox', { name: 'Message' })
    .fill('May I see the house in Lynnwood on Saturday?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Sent! You can expect a reply soon!')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('')
  await expect(form.getByRole('checkbox')).toBeChecked()

  await expect
    .poll(async () => (await mails()).map((mail) => mail.subject))
    .toContain('New message from Lindiwe Mokoena')
})

test('when there is no reply, an error is shown and nothing typed is lost', async ({
  page,
  context,
  expectRefused,
}) => {
  await page.goto('/share/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Lindiwe Mokoena')
  await form.getByLabel('Email').fill('lindiwe@example.com')
  await form.getByRole('button', { name: 'Send message' }).click()
  await form.getByRole('alert').getByRole('link', { name: 'Message' }).click()
  await expect(form.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await form.getByLabel('Heard About').selectOption({ label: 'Google Search' })
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello')
  expectRefused('/api/mail/0')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Server Error: CONNECTION_REFUSED')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
  await context.setOffline(false)

  // While it is being sent it cannot be changed; then a message shows the outcome.
  const sent = page.waitForEvent('requestfailed')
  await page.route('/api/mail/0', async (route) => {
    await page.keyboard.type(', too late')
    await route.abort()
  })
  await form.getByLabel('Name').press('Enter')
  await sent
  await expect(form.getByText('Server Error: CONNECTION_REFUSED')).toBeVisible()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByLabel('Name')).toHaveValue('Lindiwe Mokoena')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form still works', async ({ page, expectRefused }) => {
    expectRefused('/share/contact')
    await page.goto('/share/contact')
    const form = page.getByRole('main')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Name is required!')).toBeVisible()
    await form.getByLabel('Name').fill('Ayesha Patel')
    await form.getByLabel('Email').fill('ayesha@example.com')
    await form.getByLabel('Heard About').selectOption({ label: 'Google Search' })
    await form.getByRole('textbox', { name: 'Message' }).fill('No script here')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText('Sent! You can expect a reply soon!')).toBeVisible()
  })
})
