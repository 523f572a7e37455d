// @vitest-environment happy-dom
import { useState } from 'react'
import {
  cleanup,
  configure,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

const towns = ['Margate', 'Maritzburg', 'Marble Hall']
const load = vi.fn(async (text: string) =>
  towns.filter((town) => town.toLowerCase().startsWith(text.toLowerCase())),
)
const onChoose = vi.fn()
const same = (option: string) => option

function Place({ suggestionOnly = false }: { suggestionOnly?: boolean }) {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="Place"
      name="place"
      text={text}
      onText={setText}
      onChoose={onChoose}
      load={load}
      optionKey={same}
      optionLabel={same}
      suggestionOnly={suggestionOnly}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Place' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
/** The active option for a screen reader. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.textContent
}
async function open(text = 'mar') {
  type(text)
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'))
}

beforeEach(() => {
  load.mockClear()
  onChoose.mockReset()
  render(<Place />)
})
afterEach(cleanup)

describe('a combobox', () => {
  it('searches from three letters on, once per burst of typing', async () => {
    type('ma')
    type('mar')
    type('mari')
    await waitFor(() => expect(options()).toEqual(['Maritzburg']))
    expect(load.mock.calls.map(([text]) => text)).toEqual(['mari'])
  })

  it('is linked to its list and announces the number of suggestions', async () => {
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await open()
    expect(options()).toEqual(towns)
    const list = screen.getByRole('listbox', { name: 'Place' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(screen.getByRole('status').textContent).toBe('3 suggestions')
    expect(active()).toBeNull()
  })

  it('moves with the arrow keys, wraps at both ends, and selects with Enter', async () => {
    await open()
    press('ArrowDown')
    expect(active()).toBe('Margate')
    press('ArrowUp')
    expect(active()).toBe('Marble Hall')
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toBe('Maritzburg')
    const marked = screen.getAllByRole('option', { selected: true })
    expect(marked.map((option) => option.textContent)).toEqual(['Maritzburg'])
    press('Enter')
    expect(onChoose).toHaveBeenCalledWith('Maritzburg')
    expect((field() as HTMLInputElement).value).toBe('Maritzburg')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('starts at the last option when the first key is Up', async () => {
    await open()
    press('ArrowUp')
    expect(active()).toBe('Marble Hall')
  })

  it('leaves Home, End, and Enter without an active option, to the text field and its form', async () => {
    await open()
    for (const key of ['Home', 'End', 'Enter']) {
      const event = createEvent.keyDown(field(), { key })
      fireEvent(field(), event)
      expect(event.defaultPrevented).toBe(false)
      expect(active()).toBeNull()
    }
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('takes the best suggestion with Enter where only a suggestion counts, and never submits the form', async () => {
    cleanup()
    render(<Place suggestionOnly />)
    const enter = () => {
      const event = createEvent.keyDown(field(), { key: 'Enter' })
      fireEvent(field(), event)
      return event.defaultPrevented
    }
    await open()
    expect(enter()).toBe(true)
    expect(onChoose).toHaveBeenCalledWith('Margate')
    expect(enter()).toBe(false)

    // Pressed before the suggestions have arrived, it takes the best of them when they do.
    type('mari')
    expect(enter()).toBe(true)
    expect(onChoose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(onChoose).toHaveBeenLastCalledWith('Maritzburg'))

    // What is typed after it is something else.
    type('marg')
    enter()
    type('marb')
    await waitFor(() => expect(options()).toEqual(['Marble Hall']))
    expect(onChoose).toHaveBeenCalledTimes(2)
  })

  it('closes with Escape, retains the text, and opens again with an arrow key', async () => {
    await open()
    press('Escape')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect((field() as HTMLInputElement).value).toBe('mar')
    press('ArrowDown')
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'))
  })

  it('closes when it loses the focus', async () => {
    await open()
    fireEvent.blur(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('selects the clicked option, without taking the focus from the field', async () => {
    await open()
    const option = screen.getAllByRole('option')[2] as HTMLElement
    const down = createEvent.pointerDown(option)
    fireEvent(option, down)
    expect(down.defaultPrevented).toBe(true)
    fireEvent.click(option)
    expect(onChoose).toHaveBeenCalledWith('Marble Hall')
  })

  it('shows when nothing matches', async () => {
    type('xyz')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found'))
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('drops a reply that arrives after the next keystroke', async () => {
    let late!: (found: string[]) => void
    load.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
    type('mar')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    type('marg')
    late(['Maritzburg'])
    await waitFor(() => expect(options()).toEqual(['Margate']))
  })
})
