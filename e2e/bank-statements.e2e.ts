import type { Page } from '@playwright/test'
import { today } from '#contract/values/day.ts'
import { aPropertyForm } from '../server/src/testing/property-form.ts'
import { expect, test } from './fixtures.ts'

/** A house whose owner has chosen to pay by EFT; returns the reference that the payer uses. */
async function anAwaitedEft(page: Page, origin: string, title: string): Promise<string> {
  const [latest] = await (await page.request.get('/api/property/latestProperties')).json()
  const place = await (await page.request.get(`/api/Property/getDetailed/${latest.id}`)).json()
  const created = await page.request.post('/api/Property', {
    headers: { origin },
    data: aPropertyForm(place, { shortDescription: title }),
  })
  const { id: propertyId } = await created.json()
  const chosen = await page.request.post('/api/payment/eft', {
    headers: { origin },
    data: { propertyId },
  })
  expect(chosen.status()).toBe(200)
  return (await chosen.json()).reference
}

/** An FNB statement with consecutive balances. */
function statementOf(lines: readonly (readonly [amount: number, text: string])[]): Buffer {
  let balance = 184_220.5 + (Date.now() % 10_000)
  const rows = lines.map(([amount, text]) => {
    balance += amount
    return `${today().replaceAll('-', '/')}, ${amount.toFixed(2)}, ${balance.toFixed(2)}, "${text}"`
  })
  const head = [
    'ACCOUNT TRANSACTION HISTORY',
    'Account:, 62000000000, [FNB Business Cheque]',
    'Date, Amount, Balance, Description',
  ]
  return Buffer.from([...head, ...rows].join('\r\n'))
}

test('a Super Admin imports a bank statement, books its payments and undoes one', async ({
  page,
  baseURL,
  loginAs,
  expectAccessible,
}) => {
  const origin = baseURL as string
  await loginAs('seller')
  const references: string[] = []
  for (const number of [1, 2, 3]) {
    references.push(await anAwaitedEft(page, origin, `Statement house ${number} ${Date.now()}`))
  }
  const [first, second, third] = references as [string, string, string]
  await loginAs('superadmin')
  await page.goto('/bankStatements')
  const file = {
    name: 'Trust account November.csv',
    mimeType: 'text/csv',
    buffer: statementOf([
      [380, `FNB APP PAYMENT FROM ${first}`],
      [380, `CAPITEC S DLAMINI ${second.replace('-', '')}`],
      [300, `ABSA BANK ${third} P NAICKER`],
      [765.43, `CASH DEP MENLYN ${Date.now()}`],
      [-12.5, 'SERVICE FEE CASH DEPOSIT'],
    ]),
  }
  await page.getByLabel(/^Drop/).setInputFiles(file)
  await expect(page.getByText('5 lines imported. 2 exact matches accepted.')).toBeVisible()
  await expect(page.getByText('FNB recognised')).toBeVisible()
  await expect(page.getByText('Agrees with the bank')).toBeVisible()
  await expect(page.getByText('2 matches ready to book.')).toBeVisible()
  await expectAccessible()

  // The part payment by keyboard: its line is the first of its group.
  await page.getByRole('link', { name: /^Partial/ }).click()
  await expect(page.getByText('R 80.00 short of R 380.00')).toBeVisible()
  await page.locator('main').click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 matches ready to book.')).toBeVisible()
  await page.getByRole('button', { name: 'Book 3 lines' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Book' }).click()
  await expect(page.getByText('3 lines booked.')).toBeVisible()

  await page.getByRole('link', { name: /^Accepted/ }).click()
  await page.getByRole('button', { name: `Undo FNB APP PAYMENT FROM ${first}` }).click()
  await expect(page.getByText('1 line undone.')).toBeVisible()
  await page.getByRole('button', { name: /^Undo ABSA BANK/ }).waitFor()

  await page.getByLabel(/^Drop/).setInputFiles(file)
  await expect(
    page.getByText('All 5 lines were imported before. Nothing has changed.'),
  ).toBeVisible()

  await page.goto('/bankStatements?view=unknown')
  await page.getByRole('button', { name: 'Not ours' }).click()
  await page.getByLabel('What it is').fill('Transfer from our savings account')
  await page.getByRole('button', { name: 'Mark as not ours' }).click()
  await expect(page.getByText('No lines here')).toBeVisible()

  await page.goto('/monthlyStatement')
  await expect(page.getByText('Agrees with the ledger to the cent')).toBeVisible()
  await expectAccessible()
})
