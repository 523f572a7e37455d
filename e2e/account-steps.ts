import type { Page } from '@playwright/test'
import { expect, type ReceivedMail } from './fixtures.ts'

export const firstPassword = 'drie groen koeie'
export const secondPassword = 'vier geel honde'

export interface NewUser {
  username: string
  email: string
}

let made = 0

/** Every test has its own person. */
export function aNewUser(): NewUser {
  const username = `browser${Date.now().toString(36)}${made++}`
  return { username, email: `${username}@example.com` }
}

export async function fillRegistration(page: Page, { username, email }: NewUser) {
  const form = page.getByRole('region', { name: 'Registration form' })
  await form.getByLabel(/^Name/).fill('Lerato')
  await form.getByLabel(/^Surname/).fill('Molefe')
  await form.getByLabel(/^Email/).fill(email)
  await form.getByLabel('Cell number').fill('082 555 0143')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel(/^Password/).fill(firstPassword)
  await form.getByLabel('Confirm Password').fill(firstPassword)
}

export async function registerUser(page: Page, user: NewUser) {
  await page.goto('/user/register')
  await fillRegistration(page, user)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  await page.waitForURL('**/user/login')
}

export async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

export async function logInAt(page: Page, path: string, username: string, password: string) {
  await page.goto(path)
  await logIn(page, username, password)
}

/** The page is left first: an open one would request notifications without a session. */
export async function logOut(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** The newest email to an address whose subject contains a text. */
export async function mailTo(mails: () => Promise<ReceivedMail[]>, address: string, word: RegExp) {
  let found: ReceivedMail | undefined
  await expect
    .poll(async () => {
      const all = await mails()
      found = all.findLast(
        ({ to, subject }) => to.some((one) => one.address === address) && word.test(subject),
      )
      return found !== undefined
    })
    .toBe(true)
  return found as ReceivedMail
}

export function linkIn(mail: ReceivedMail, piece: string): string {
  const link = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] as string)
  const found = link.find((one) => one.includes(piece))
  expect(found, `a link with ${piece} in the mail`).toBeDefined()
  return new URL((found as string).replaceAll('&amp;', '&')).pathname
}
