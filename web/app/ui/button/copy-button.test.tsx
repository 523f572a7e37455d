// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'
import { ShareButtons } from './share-buttons.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function withClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
}

const both = [
  ['a copy button', <CopyButton key="copy" text="62000000000" what="the account number" />],
  ['the buttons to share', <ShareButtons key="share" address="https://a.example/b" title="B" />],
] as const

describe.each(both)('%s', (_name, element) => {
  it('says that the text was copied', async () => {
    withClipboard(() => Promise.resolve())
    render(element)
    fireEvent.click(screen.getByRole('button', { name: /^Copy/ }))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/copied/i))
    expect(screen.getByRole('status').className).toBe('vh')
  })

  it('shows that the browser refused, and no longer says that the text was copied', async () => {
    withClipboard(() => Promise.reject(new DOMException('Write permission denied.')))
    render(element)
    fireEvent.click(screen.getByRole('button', { name: /^Copy/ }))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Could not copy'))
    expect(screen.getByRole('status').className).not.toBe('vh')
  })
})
