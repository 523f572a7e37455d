// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const copy = { key: '3f2c9a54-5d0c-4f57-9a7b-0d3f6a1f8f11', revision: 1, value: { text: 'a' } }

/** The module as a newly opened page has it. */
async function aPage() {
  vi.resetModules()
  return import('./browser-copy.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('logging out removes every draft from the browser, and the page that closes stores none', async () => {
  const { browserCopyName, forgetBrowserCopies, writeBrowserCopy } = await aPage()
  const name = browserCopyName('sell-week', 7)
  writeBrowserCopy(name, copy)
  writeBrowserCopy(browserCopyName('property', 7), copy)
  localStorage.setItem('compare', 'property:1')
  forgetBrowserCopies()
  writeBrowserCopy(name, copy)
  expect(Object.keys(localStorage)).toEqual(['compare'])
})

it('drafts are kept if the logout request cannot be sent', async () => {
  const { browserCopyName, forgetBrowserCopies, readBrowserCopy, writeBrowserCopy } = await aPage()
  const name = browserCopyName('sell-week', 7)
  writeBrowserCopy(name, copy)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  forgetBrowserCopies()
  expect(readBrowserCopy(name)).toEqual(copy)
})
