import { expect, signIn, test, waitForScript } from './fixtures.ts'

test('the bell counts up while another person acts, and read notifications are marked read', async ({
  page,
  browser,
  baseURL,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('agent')
  await page.goto('/PropertyAdmin?statusCode=FS&isPublished=true')
  const look = page.getByRole('link', { name: /^View JP-/ }).last()
  const path = (await look.getAttribute('href')) as string
  await page.goto('/notifications')
  const markAll = page.getByRole('main').getByRole('button', { name: 'Mark all as read' })
  if ((await markAll.count()) > 0 && (await markAll.isEnabled())) await markAll.click()
  const header = page.getByRole('banner')
  const bell = header.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications')

  // Enquiries are rate-limited per address.
  const extraHTTPHeaders = { 'x-forwarded-for': '198.51.100.7' }
  const other = await browser.newPage({ baseURL: baseURL as string, extraHTTPHeaders })
  await signIn(other, 'managing', baseURL)
  await other.goto(path)
  await other.getByRole('link', { name: 'ENQUIRE NOW' }).first().click()
  // The page of the listing has a form as well.
  await other.waitForURL(/EnquireNow/)
  await waitForScript(other)
  const form = other.getByRole('main')
  await form.getByLabel('Name').fill('Sipho Dlamini')
  await form.getByRole('textbox', { name: 'Email' }).fill('sipho@example.com')
  await form.getByLabel('Message').fill('Is it still for sale?')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
  await expect(form.getByText('Your details has been sent. Thank you!')).toBeVisible()
  await other.close()

  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const enquiry = panel.getByRole('link', { name: /New enquiry/ }).first()
  await expect(enquiry).toContainText('Unread')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await enquiry.click()
  await expect(page).toHaveURL(/\/leads$/)
  await expect(bell).toHaveAccessibleName('Notifications')

  await page.goto('/notifications')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /New enquiry/ })
      .first(),
  ).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Notification settings' }).click()
  const choice = page.getByRole('checkbox', { name: 'Enquiries: On the site' })
  await expect(choice).toBeChecked()
  await expectAccessible()
  const saved = page.waitForResponse(/\/api\/notifications\/preferences\/enquiries$/)
  await choice.uncheck()
  await saved
  await page.reload()
  await expect(choice).not.toBeChecked()
})
