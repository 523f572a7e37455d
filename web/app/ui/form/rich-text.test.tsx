// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RichTextField } from './rich-text.tsx'

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

vi.mock('./rich-text-editor.tsx', () => ({
  RichTextEditor: ({ start }: { start: string }) => (
    <textarea aria-label="Editor" defaultValue={start} />
  ),
}))

let comesIntoSight: (isIntersecting: boolean) => void

beforeEach(() => {
  class Sight {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      comesIntoSight = (isIntersecting) => seen([{ isIntersecting }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Sight)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = <RichTextField label="Description" name="description" />

describe('the editor of a formatted text', () => {
  it('is not loaded while it is out of view and nobody uses the page', () => {
    render(field)
    act(() => comesIntoSight(false))
    expect(screen.queryByLabelText('Editor')).toBeNull()
  })

  it('is loaded when it comes into view', async () => {
    render(field)
    act(() => comesIntoSight(true))
    expect(await screen.findByLabelText('Editor')).toBeTruthy()
  })

  it('is loaded when someone starts to use another field', async () => {
    render(
      <>
        <input aria-label="Short description" />
        {field}
      </>,
    )
    fireEvent.focusIn(screen.getByLabelText('Short description'))
    expect(await screen.findByLabelText('Editor')).toBeTruthy()
  })

  it('is represented by the text itself until it is loaded', async () => {
    render(
      <RichTextField
        label="Description"
        name="description"
        defaultValue="<p>A house.</p><ul><li>A <b>large</b> stoep</li></ul>"
      />,
    )
    expect(screen.getByText('A house.')).toBeTruthy()
    expect(screen.getByText('A large stoep')).toBeTruthy()
    expect(screen.queryByLabelText('Editor')).toBeNull()
    act(() => comesIntoSight(true))
    expect(await screen.findByLabelText('Editor')).toBeTruthy()
    expect(screen.queryByText('A house.')).toBeNull()
  })

  it('leaves the stored text unchanged while it is not loaded', () => {
    const { container } = render(
      <RichTextField
        label="Description"
        name="description"
        defaultValue="<p>A <b>house</b>.</p>"
      />,
    )
    expect(container.querySelector<HTMLInputElement>('[name=description]')?.value).toBe(
      '<p>A <b>house</b>.</p>',
    )
  })
})
