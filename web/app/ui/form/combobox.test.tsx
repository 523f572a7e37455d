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

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 })

const towns = ['Margate', 'Maritzburg', 'Marble Hall']
const load = vi.fn(async (text: string) =>
  towns.filter((town) => town.toLowerCase().startsWith(text.toLowerCase())),
)
const onChoose = vi.fn()
const same = (option: string) => option

function Place() {
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
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Place' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
/** What a screen reader is told to be on. */
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
  it('asks from three letters on, once for what is typed in one go', async () => {
    type('ma')
    type('mar')
    type('mari')
    await waitFor(() => expect(options()).toEqual(['Maritzburg']))
    expect(load.mock.calls.map(([text]) => text)).toEqual(['mari'])
  })

  it('is tied to its list and says how many suggestions there are', async () => {
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await open()
    expect(options()).toEqual(towns)
    const list = screen.getByRole('listbox', { name: 'Place' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(screen.getByRole('status').textContent).toBe('3 suggestions')
    expect(active()).toBeNull()
  })

  it('walks with the arrow keys, round both ends, and chooses with Enter', async () => {
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

  it('begins at the last option when the first key goes up', async () => {
    await open()
    press('ArrowUp')
    expect(active()).toBe('Marble Hall')
  })

  it('leaves Home, End and an Enter without a marked option to the text field and its form', async () => {
    await open()
    for (const key of ['Home', 'End', 'Enter']) {
      const event = createEvent.keyDown(field(), { key })
      fireEvent(field(), event)
      expect(event.defaultPrevented).toBe(false)
      expect(active()).toBeNull()
    }
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('closes with Escape, keeps the text, and opens again with an arrow key', async () => {
    await open()
    press('Escape')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect((field() as HTMLInputElement).value).toBe('mar')
    press('ArrowDown')
    await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'))
  })

  it('closes when it is left', async () => {
    await open()
    fireEvent.blur(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('chooses what is clicked, without taking the focus from the field', async () => {
    await open()
    const option = screen.getAllByRole('option')[2] as HTMLElement
    const down = createEvent.pointerDown(option)
    fireEvent(option, down)
    expect(down.defaultPrevented).toBe(true)
    fireEvent.click(option)
    expect(onChoose).toHaveBeenCalledWith('Marble Hall')
  })

  it('says when nothing fits', async () => {
    type('xyz')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nothing found'))
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('drops a reply that comes after the next letter', async () => {
    let late!: (found: string[]) => void
    load.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
    type('mar')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    type('marg')
    late(['Maritzburg'])
    await waitFor(() => expect(options()).toEqual(['Margate']))
  })
})
