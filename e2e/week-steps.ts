import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false })

/** A page whose script is running: anything typed before that would be lost. */
export async function openSellForm(page: Page) {
  await page.goto('/timeshare/sell')
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
}

export async function fillWeek(page: Page, unit: string) {
  await field(page, 'Region').selectOption({ label: 'Umhlanga and Dolphin Coast' })
  await page.locator('#week-resortCode').selectOption({ label: 'Cabana Beach' })
  await page.locator('#week-unitNumber').fill(unit)
  await page.locator('#week-module').fill('27 Fri')
  await page.locator('#week-season').selectOption('Peak 3')
  await page.locator('#week-weekType').selectOption({ label: 'Fixed' })
  await page.locator('#week-bedrooms').selectOption('2')
  await page.locator('#week-maxSleep').selectOption('6')
  await page.locator('#week-levyAmount').fill('11840,50')
  await page.locator('#week-arrivalDate').fill('2027-07-02')
  await page.locator('#week-departureDate').fill('2027-07-09')
  await page.locator('#week-sellPrice').fill('68500')
}
