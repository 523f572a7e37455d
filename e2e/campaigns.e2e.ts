import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures.ts'

/** The page of a campaign as shown in our frame. */
const shownIn = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)

const picture = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#6c42a6' } })
    .png()
    .toBuffer()

/**
 * Without a search, the newest with a picture: one that another test has just created has none yet.
 */
async function chooseListing(page: Page, search = '') {
  const dialog = page.getByRole('dialog')
  const choices = dialog.getByRole('group', { name: / options$/ }).getByRole('button')
  await dialog.getByLabel(/^Find a /).fill(search)
  await expect(dialog.getByRole('status').first()).not.toHaveText('Searching')
  const fitting = search ? choices : choices.filter({ has: page.locator('img') })
  await fitting.first().click()
}

test('a Designer builds a timeshare campaign from scratch, and visitors see it on a phone', async ({
  page,
  browser,
  baseURL,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  const name = `Weeks by the sea ${Date.now() % 100_000}`
  await loginAs('designer')
  await page.goto('/landingPages')
  const menu = page.getByRole('navigation', { name: 'Back office' }).first()
  await expect(menu.getByRole('link', { name: 'Upload Campaign' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /Propert|Payments|Roles|Templates/ })).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(page).toHaveURL('/newLandingPage')
  await expectAccessible()
  await page.getByRole('link', { name: /^Timeshare Campaign/ }).click()
  await expect(page).toHaveURL('/landingPage/0')

  // Errors are named after their fields, even where an editor is the field.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const wrong = page.getByRole('alert').getByRole('link')
  await expect(wrong).toHaveText(['Name', 'Subject', 'Body', 'Item body'])

  // Every error is shown beside its field, and nothing typed is lost.
  await page.getByLabel('Subject').fill('Your own week at the sea')
  await page.getByLabel('Start date').fill('2026-12-20')
  await page.getByLabel('End date').fill('2026-12-01')
  const body = page.getByRole('textbox', { name: 'Body', exact: true })
  const itemBody = page.getByRole('textbox', { name: 'Item body', exact: true })
  await body.fill('<h1>By the sea</h1>\n<script>document.title = "run"</script>\n')
  await expect(page.getByText('Scripts do not run')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please give the campaign a name.')).toBeVisible()
  await expect(page.getByText('The end date cannot be before the start date.')).toBeVisible()
  await expect(page.getByText(/The page must contain the tag \[items\] once/).first()).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Your own week at the sea')

  // A tag is closed as it is typed, and an unmatched one is marked.
  await body.fill('')
  await body.pressSequentially('<h2>')
  await expect(body).toHaveText('<h2></h2>')
  await body.fill('<h1>By the sea</h2>')
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible()
  await expect(page.locator('.cm-lineNumbers').first()).toContainText('1')

  // A tag is inserted at the cursor, and undo removes it.
  await body.fill('<h1>By the sea</h1>')
  const pageTags = page.getByRole('group', { name: 'Insert into the page' })
  await pageTags.getByRole('button', { name: /^Insert \[items\]/ }).click()
  await expect(body).toHaveText('<h1>By the sea</h1>[items]')
  await page.keyboard.press('Control+z')
  await expect(body).toHaveText('<h1>By the sea</h1>')

  await page.getByRole('button', { name: /^List with details/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use layout' }).click()
  await expect(body).toHaveText(/\[items\]/)
  await expect(itemBody).toHaveText(/\[Price\]/)
  await expect(page.getByLabel('Items per row')).toHaveValue('1')

  await page.getByRole('button', { name: 'Add a placeholder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add placeholder' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please give a name...Please choose a class...Please choose a property...',
  )
  await expectAccessible()
  await dialog.getByLabel('Name').fill('Area')
  await dialog.getByLabel('Class').selectOption({ label: 'Timeshare week' })
  await dialog.getByLabel('Property').selectOption('Region')
  await dialog.getByRole('button', { name: 'Add placeholder' }).click()
  await itemBody.press('Control+End')
  const itemTags = page.getByRole('group', { name: 'Insert into the item' })
  await itemTags.getByRole('button', { name: /^Insert \[Area\]/ }).click()
  await itemBody.pressSequentially(' [Reason]')

  await page.getByRole('button', { name: 'Add a week' }).click()
  await dialog.getByRole('button', { name: 'Add week' }).click()
  await expect(dialog.getByRole('alert').first()).toHaveText(
    'Please select a week. Please select an image for this week. ',
  )
  await expect(dialog.getByLabel('Find a week')).toBeFocused()
  await chooseListing(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    dialog.getByText('Please enter a Place Holder name. Please enter a Value. '),
  ).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Place Holder name').fill('Reason')
  await dialog.getByLabel('Value').fill('Your unit looks at the waves')
  await dialog.getByRole('button', { name: 'Add week' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('radio', { name: 'Phone' }).check()
  const preview = shownIn(page, 'Preview on a phone')
  await expect(preview.getByText('Your unit looks at the waves')).toBeVisible()
  await expect(preview.getByRole('link', { name: 'View week' })).toBeVisible()
  const map = preview.getByRole('img', { name: /^Map of where they are: / })
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1560)
  await expectAccessible()

  // The same across the whole window, and in its own tab.
  await page.getByRole('button', { name: 'Full window' }).click()
  await expect(
    shownIn(page, 'Preview in the full window').getByText('Your unit looks at the waves'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Close preview' }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'New tab' }).click()
  const tab = await opened
  await expect(tab.getByText('Your unit looks at the waves')).toBeVisible()
  await tab.close()

  // An unknown tag is reported by name; the reply comes from the server.
  expectRefused('/api/campaign')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Start date').fill('2026-11-01')
  await page.getByLabel('End date').fill('2027-12-01')
  await body.press('Control+End')
  await body.pressSequentially('[Nothing]')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/The placeholder \[Nothing\] does not exist/).first()).toBeVisible()
  // The error links there, with the cursor where it was.
  await expect(body).toBeFocused()
  for (let count = 0; count < '[Nothing]'.length; count++) await body.press('Backspace')
  await expect(body).not.toContainText('[Nothing]')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(/\/landingPage\/[1-9]\d*$/)
  await expect(page.getByText(`${name} has been saved.`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Edit Timeshare Campaign' })).toBeVisible()
  const id = /\d+$/.exec(page.url())?.[0] ?? ''

  // An existing timeshare campaign can be changed.
  await page.getByLabel('Subject').fill('A week of your own')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL('/landingPages')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('A week of your own')
  await expect(row).toContainText('Live')
  await row.getByRole('link', { name: /^Add a week/ }).click()
  await expect(page).toHaveURL(`/landingPage/week/0?campaign=${id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Please select a week. ')
  await expectAccessible()
  await page
    .getByRole('group', { name: / options$/ })
    .getByRole('button')
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(`/landingPage/${id}`)
  await expect(page.getByRole('button', { name: /^Remove .+/ })).toHaveCount(2 + 7)

  // A visitor with a phone.
  const phone = await browser.newContext({
    baseURL: baseURL as string,
    viewport: { width: 390, height: 844 },
  })
  const visitor = await phone.newPage()
  await visitor.goto(`/MarketingCampaign/${id}`)
  await expect(visitor).toHaveTitle('A week of your own | Jacaranda')
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', /\w+/)
  const shown = shownIn(visitor, 'A week of your own')
  await expect(shown.getByText('Your unit looks at the waves')).toBeVisible()
  const mapOnPhone = shown.getByRole('img', { name: /^Map of where they are: / })
  await expect
    .poll(() => mapOnPhone.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-narrow\.png$/)
  const wide = await shown.locator('body').evaluate((element) => element.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await shown.getByRole('link', { name: 'View week' }).first().click()
  await expect(visitor).toHaveURL(/\/resort\//)
  await phone.close()

  await page.goto(`/landingPages/${id}/statistics`)
  await expect(page.getByRole('heading', { name: 'Views per day' })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.locator('dl').first()).toContainText('by 1 visitor', { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await expectAccessible()
  await page.goto('/landingPages')
})

test('a property campaign ends, is sent to subscribers, and lets a reader unsubscribe', async ({
  page,
  loginAs,
  mails,
  program,
  expectAccessible,
}) => {
  const name = `Homes of the month ${Date.now() % 100_000}`
  await loginAs('designer')
  await page.goto('/landingPageProperty/0')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByLabel('Subject').fill(name)
  await page.getByRole('button', { name: /^Three cards per row/ }).click()
  await page.getByRole('button', { name: 'Add a property' }).click()
  const dialog = page.getByRole('dialog')
  await chooseListing(page, 'PR')
  await dialog.getByLabel('Or an image address').fill('http://pictures.example/a.jpg')
  await dialog.getByRole('button', { name: 'Add property' }).click()
  await expect(dialog.getByText('An image address must start with https://')).toBeVisible()
  await dialog.getByLabel('Picture file').setInputFiles({
    name: 'house.png',
    mimeType: 'image/png',
    buffer: await picture(),
  })
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await expect(dialog.getByLabel('Or an image address')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Add property' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('link', { name: /^Send by email/ }).click()
  await expect(page.getByRole('heading', { name: 'Recipients' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText('We have sent a test to your email address.')).toBeVisible()
  await page.getByRole('button', { name: /^Send to \d+/ }).click()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The campaign is being sent.')).toBeVisible()
  await expectAccessible()

  await program.runJob('queue-campaign-emails')
  const link = /https?:\/\/[^"\s]+\/unsubscribe\/[^"\s<]+/
  await expect
    .poll(async () => (await mails()).some((mail) => mail.subject === name), { timeout: 60_000 })
    .toBe(true)
  const mail = (await mails()).find(({ subject }) => subject === name)
  const address = new URL((link.exec(mail?.html ?? '')?.[0] ?? '').replaceAll('&amp;', '&'))
  await page.goto(address.pathname)
  await expect(page.getByText(/Stop emails to .•••@/)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'UNSUBSCRIBE' }).click()
  await expect(page.getByText('You will no longer receive news and offers from us.')).toBeVisible()

  // Until its end date it is live; after it, visitors see that it has expired.
  await page.goto('/landingPages')
  await row.getByRole('link', { name: `Edit ${name}` }).click()
  await page.getByLabel('Start date').fill('2026-01-01')
  await page.getByLabel('End date').fill('2026-02-01')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Ended on 1 February 2026')).toBeVisible()
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await page.goto(`/MarketingCampaign/${id}?preview=1`)
  await expect(page.getByText(/^Not live/)).toBeVisible()
  await page.goto(`/MarketingCampaign/${id}`)
  await expect(page).toHaveURL('/CampaignExpired')
  await expect(
    page.getByRole('heading', { name: 'Sorry, this Marketing Campaign has expired' }),
  ).toBeVisible()
})

const hostile = `<!doctype html><html><head><title>Gift</title></head><body><h1>A gift</h1>
<p id="loot">nothing</p>
<script>
document.title = 'run'
fetch('/api/user/me').then(r => r.text()).then(t => { document.getElementById('loot').textContent = t })
document.getElementById('loot').textContent = document.cookie || 'no cookie'
</script>
<img src="x" onerror="document.title='run'">
<form action="/api/user/logout" method="post"><button>Press me</button></form>
</body></html>`

test('an uploaded page is available at once, is sandboxed, and is for designers only', async ({
  page,
  loginAs,
  expectRefused,
  expectAccessible,
}) => {
  expectRefused('/campaignUpload')
  await loginAs('agent')
  expect((await page.goto('/campaignUpload'))?.status()).toBe(403)
  await expect(page.getByText("You don't have permission to view this page")).toBeVisible()
  for (const path of ['/landingPages', '/newLandingPage', '/landingPage/1', '/htmlPreview']) {
    expectRefused(path)
    expect((await page.goto(path))?.status()).toBe(403)
  }

  await loginAs('designer')
  await page.goto('/campaignUpload')
  const choose = (fileName: string, content: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: 'text/html', buffer: content })
  await choose('large.html', Buffer.alloc(10_000_000, 'x'))
  await expect(page.getByRole('alert')).toContainText('Error!')
  await expect(page.getByRole('alert')).toContainText('larger than 2 MB')
  expectRefused('/api/campaign/FileUpload')
  await choose('sheet.html', Buffer.from('PK\u0003\u0004 not a page'))
  await expect(page.getByRole('alert')).toContainText('This file is not an HTML page')
  await expectAccessible()
  await choose('gift.html', Buffer.from(hostile))
  const done = page.getByRole('status').filter({ hasText: 'Done!' })
  await expect(done).toContainText(/Done! Please click View below to view the campaign http\S+/)
  await expect(page.getByRole('row').filter({ hasText: 'Gift' })).toBeVisible()
  await expectAccessible()

  const opening = page.context().waitForEvent('page')
  await done.getByRole('link', { name: 'View' }).click()
  const gift = await opening
  const asked: string[] = []
  gift.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await gift.reload()
  await expect(gift.getByRole('heading', { name: 'A gift' })).toBeVisible()
  await expect(gift).toHaveTitle('Gift')
  await expect(gift.locator('#loot')).toHaveText('nothing')
  await gift.getByRole('button', { name: 'Press me' }).click()
  await gift.waitForTimeout(300)
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
  const me = await (await page.request.get('/api/user/me')).json()
  expect(me.session.user.username).toBe('designer')
  await gift.close()

  await page.getByRole('button', { name: 'Delete Gift' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Gift was deleted.')).toBeVisible()

  await page.goto('/htmlPreview')
  await expect(page.getByText('A preview of the page appears here as you type.')).toBeVisible()
  // The editor, and not the text area that it replaces.
  const editor = page.locator('.cm-content')
  await editor.fill('<h2>Weeks</h2><p>By the <b>sea</b></p>')
  // Text that arrives at once can open the editor's completions, a list that the arrow keys
  // scroll while the editor keeps the focus; the accessibility checker does not know such lists.
  await editor.press('Escape')
  await expect(page.getByRole('heading', { name: 'Landing Page' })).toBeVisible()
  await expect(shownIn(page, 'Landing Page').getByText('By the sea')).toBeVisible()
})
