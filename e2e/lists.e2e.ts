import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from './fixtures.ts'

const boxes = (page: Page) => page.locator('tbody').getByRole('checkbox')

async function sheet(page: Page, choice: RegExp): Promise<unknown[][]> {
  await page.getByText('Excel', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: choice }).click(),
  ])
  const [first] = await readXlsxFile(await readFile(await download.path()))
  return first?.data as unknown[][]
}

test('a selection persists across pages, and a price change is previewed before it is made', async ({
  page,
  loginAs,
  expectAccessible,
}) => {
  await loginAs('superadmin')
  await page.goto('/status/timeshareAdmin?status=AV')
  await boxes(page).first().check()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  // The address changes before the rows do.
  await expect(boxes(page).first()).not.toBeChecked()
  await boxes(page).first().check()
  await expect(page.getByText('2 weeks selected on 2 pages')).toBeVisible()
  await page.getByRole('button', { name: 'Change price' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Change')).toBeFocused()
  await dialog.getByLabel('Change').selectOption({ label: 'Raise by an amount in rand' })
  await dialog.getByLabel('Amount in rand').fill('0')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('Please enter a value above zero.')).toBeVisible()
  await dialog.getByLabel('Amount in rand').fill('100')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nothing has changed yet. 2 weeks will change.')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Change price of 2 weeks' }).click()
  await expect(dialog.getByText('2 weeks changed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(/selected/)).toHaveCount(0)
})

test('tender weeks are published, priced and given a status in bulk', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/status/tenderWeekAdmin')
  await boxes(page).first().check()
  for (const name of ['Verify', 'Publish', 'Unpublish', 'Change price']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  }
  // The bar has one line: less common actions are behind More.
  const status = page.getByRole('button', { name: 'Set status', exact: true })
  await expect(status).toBeHidden()
  const more = page.getByRole('button', { name: /^More: Selected/ })
  await more.press('Enter')
  await expect(status).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(status).toBeHidden()
  await expect(more).toBeFocused()
  await page.getByRole('button', { name: 'Change price' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change').selectOption({ label: 'Raise by an amount in rand' })
  await dialog.getByLabel('Amount in rand').fill('100')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText(/^Nothing has changed yet\./)).toBeVisible()
})

test('a list’s Excel file has its rows, columns and order, and a saved view restores them', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/status/timeshareAdmin?status=S&sort=sellPrice&order=asc&size=100')
  const amounts = await page.locator('tbody tr').locator('td:nth-child(7)').allInnerTexts()
  const rows = await sheet(page, /^This list/)
  const column = rows[0]?.indexOf('Amount') ?? -1
  const shown = amounts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  expect(rows.slice(1).map((row) => row[column])).toEqual(shown)
  expect(rows[1]?.[rows[0]?.indexOf('Submitted') ?? -1]).toBeInstanceOf(Date)

  await page.getByLabel('Views').click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name').fill('Sold, cheapest first')
  await page.getByLabel('Open this view whenever I open the list').check()
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page).toHaveURL(/view=\d+/)
  await page.goto('/status/timeshareAdmin')
  await expect(page).toHaveURL(/status=S/)
  await expect(page.getByLabel('View: Sold, cheapest first')).toBeVisible()
  await page.getByLabel('View: Sold, cheapest first').click()
  await page.getByRole('button', { name: 'Manage views' }).click()
  await page.getByRole('button', { name: 'Delete Sold, cheapest first' }).click()
  await expect(page.getByText('There are no saved views for this list.')).toBeVisible()
})

test('a list responds to its shortcut keys, but not while someone is typing', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  await page.goto('/contactUsSource/list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // The page listens once its script has started.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('n')
  await expect(page.getByRole('searchbox')).toHaveValue('n')
  await expect(page).toHaveURL(/search=n/)
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/contactUsSource\/(new|details)/)
  await expect(page.getByLabel('Description')).toBeFocused()
})

/** By how many pixels a list's table overflows its container. */
const tooWide = (page: Page) =>
  page
    .locator('[data-fits]')
    .first()
    .evaluate((box) => Math.max(0, box.scrollWidth - box.clientWidth))

for (const width of [768, 1024, 1100]) {
  test(`no list overflows at ${width} pixels, and nothing covers a cell`, async ({
    page,
    loginAs,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    const lists = {
      seller: ['/timeshare/myWeeks', '/Offers'],
      agency: ['/user/agency', '/Offers'],
      superadmin: [
        '/allOffers',
        '/contactUsLog',
        '/enquireNowLog',
        '/payments',
        '/status/timeshareAdmin',
        '/PropertyAdmin',
        '/status/agencyUserManagementPage',
        '/landingPages',
      ],
    } as const
    for (const [who, paths] of Object.entries(lists)) {
      await loginAs(who as keyof typeof lists)
      for (const path of paths) {
        await page.goto(path)
        await expect(page.locator('[data-fits]').first(), path).toBeAttached()
        expect(await tooWide(page), path).toBe(0)
      }
    }
  })
}

test('rows stay under the pointer when the first one is selected', async ({ page, loginAs }) => {
  await loginAs('superadmin')
  await page.goto('/status/timeshareAdmin')
  const second = page.getByRole('checkbox', { name: /^Select TW-/ }).nth(1)
  const before = await second.boundingBox()
  await page
    .getByRole('checkbox', { name: /^Select TW-/ })
    .first()
    .check()
  await expect(page.getByText('1 week selected')).toBeVisible()
  expect(await second.boundingBox()).toEqual(before)
})

test('a profile and a week start with the focus in their first field', async ({
  page,
  loginAs,
}) => {
  await loginAs('superadmin')
  const first = page.locator('main form').first().locator('input, select, textarea').first()
  for (const path of ['/user/updateProfileInfo', '/editTimeshare?week=1']) {
    await page.goto(path)
    await expect(first, path).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters of a list are behind one button, and rows are cards', async ({
    page,
    loginAs,
    expectAccessible,
  }) => {
    await loginAs('superadmin')
    await page.goto('/status/timeshareAdmin')
    await expect(page.getByRole('combobox', { name: 'Status', includeHidden: true })).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page
      .getByRole('combobox', { name: 'Status', includeHidden: true })
      .selectOption({ label: 'Sold' })
    await expect(page).toHaveURL(/status=S/)
    await page.getByRole('button', { name: /^Show \d+ weeks/ }).click()
    await expect(page.getByRole('combobox', { name: 'Status', includeHidden: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Remove the filter Status: Sold' })).toBeVisible()
    await expectAccessible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test('a form’s buttons fill the line', async ({ page, loginAs }) => {
    await loginAs('superadmin')
    const forms = {
      '/user/alerts': 'Save',
      '/userDefinedGroups/userDefinedGroup': 'Save',
      '/carousel/details/0': 'Save',
      '/status/new': 'Submit',
    } as const
    for (const [path, name] of Object.entries(forms)) {
      await page.goto(path)
      const free = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const line = (button.parentElement as HTMLElement).getBoundingClientRect()
        const first = button.parentElement?.firstElementChild?.getBoundingClientRect()
        const last = button.parentElement?.lastElementChild?.getBoundingClientRect()
        return [(first?.left ?? 0) - line.left, line.right - (last?.right ?? 0)].map(Math.round)
      })
      expect(free, path).toEqual([0, 0])
    }
  })

  test('the column menu stays inside the screen', async ({ page, loginAs }) => {
    await loginAs('superadmin')
    await page.goto('/PropertyAdmin')
    await page.getByText('Columns', { exact: true }).click()
    const box = await page.getByRole('group', { name: /^\d+ of \d+ shown/ }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  })
})
