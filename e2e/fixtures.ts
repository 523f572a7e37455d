import { expect, test as base, type Page } from '@playwright/test'
import { checkAccessibility } from './accessibility.ts'
import { startProgram, type Program } from './program.ts'

/** The demo accounts, one for every role. */
export type Account =
  | 'superadmin'
  | 'designer'
  | 'agency'
  | 'agent'
  | 'managing'
  | 'seller'
  | 'buyer'

export const demoPassword = 'jacaranda-demo'

export interface ReceivedMail {
  subject: string
  html: string
  text: string
  to: { address: string }[]
  /** With lower-case names. */
  headers: { key: string; value: string }[]
  replyTo?: { address: string }[]
}

interface Fixtures {
  /** Refused requests that a test provokes on purpose, by part of their address. */
  expectRefused: (piece: string) => void
  /** Through the API, not the screen: the login screen has its own tests. */
  loginAs: (account: Account) => Promise<void>
  mails: () => Promise<ReceivedMail[]>
  /** Fails on any accessibility violation of the page in its current state. */
  expectAccessible: () => Promise<void>
}

/**
 * A page reacts once its script has run; before that, a click on a link that opens a dialog is a
 * click on a link. Visitors' pages start their script on the first interaction.
 */
export async function waitForScript(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('wheel')))
  await page.waitForFunction(() => {
    // A visitors' page reports it itself; for the others React's own markers show it.
    if ('reacts' in document.documentElement.dataset) return true
    const part = document.querySelector('main') ?? document.body
    return Object.keys(part).some((key) => key.startsWith('__reactFiber$'))
  })
}

/**
 * After following a link or submitting a form from or to a visitors' page, which is a full page
 * load.
 */
export async function arriveAt(page: Page, address: RegExp) {
  await page.waitForURL(address)
  await waitForScript(page)
}

/**
 * Logs a browser in as a demo account, without going through the screen. The previous user's page
 * is left first: it would continue making requests in a session that has ended.
 */
export async function signIn(page: Page, account: Account, baseURL: string | undefined) {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const reply = await page.request.post('/api/register/authenticate', {
    data: { username: account, password: demoPassword },
    headers: { origin: baseURL as string },
  })
  expect(reply.status()).toBe(200)
}

/** The program's timeout on a machine that does other things too; includes shutdown. */
const longestStart = 600_000

/** Every test fails on a console error or warning, a failed request or an accessibility violation. */
export const test = base.extend<
  Fixtures & { watched: void; refused: string[] },
  { program: Program }
>({
  // One per worker, so that a test never meets data that another one is changing.
  program: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = await startProgram()
      await use(program)
      await program.stop()
    },
    { scope: 'worker', timeout: longestStart },
  ],
  baseURL: async ({ program }, use) => use(program.url),
  // oxlint-disable-next-line no-empty-pattern
  refused: async ({}, use) => use([]),
  expectRefused: async ({ refused }, use) => use((piece) => void refused.push(piece)),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const response = await goto(...args)
      const isPage = response?.headers()['content-type']?.startsWith('text/html')
      if (javaScriptEnabled && isPage) await waitForScript(page)
      return response
    }
    const reload = page.reload.bind(page)
    page.reload = async (...args) => {
      const response = await reload(...args)
      if (javaScriptEnabled) await waitForScript(page)
      return response
    }
    await use(page)
  },
  watched: [
    async ({ page, refused, javaScriptEnabled }, use) => {
      const problems: string[] = []
      const foreseen = (text: string) => refused.some((piece) => text.includes(piece))
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        // Chromium also writes a refused request to the console; its address is in the location.
        if (foreseen(message.location().url)) return
        // A refused script is logged by its importer, with its URL in the message.
        const script = /dynamically imported module: (\S+)/.exec(message.text())?.[1]
        if (script && foreseen(script)) return
        problems.push(`console ${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (reason === 'net::ERR_ABORTED' || foreseen(request.url())) return
        // Scripts that a browser with scripts disabled does not fetch.
        if (reason === 'csp' && !javaScriptEnabled) return
        problems.push(`request failed: ${request.url()} ${reason}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400 && !foreseen(response.url())) {
          problems.push(`${response.status()}: ${response.url()}`)
        }
      })
      await use()
      expect(problems).toEqual([])
      // The checker is itself a script.
      if (javaScriptEnabled && page.url().startsWith('http')) await checkAccessibility(page)
    },
    { auto: true },
  ],
  loginAs: async ({ page, baseURL }, use) => {
    await use((account) => signIn(page, account, baseURL))
  },
  mails: async ({ program }, use) => {
    await use(async () => {
      const response = await fetch(program.mailsUrl)
      return (await response.json()) as ReceivedMail[]
    })
  },
  expectAccessible: async ({ page }, use) => use(() => checkAccessibility(page)),
})

export { expect }
