import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface ListboxOptions<Option> {
  /** The id of the list, from which the ids of its options are derived. */
  id: string
  options: readonly Option[]
  /** The option that is active before a key is pressed; -1 for none. */
  first: -1 | 0
  /** When this changes, the active option is reset to `first`. */
  resetOn: unknown
  onChoose: (option: Option) => void
}

/** The options below a text field: arrow keys move the active option, Enter selects it. */
export function useListbox<Option>(listbox: ListboxOptions<Option>) {
  const { id, options, first, resetOn, onChoose } = listbox
  const list = useRef<HTMLElement>(null)
  const [marked, mark] = useState<number>(first)
  const active = Math.min(marked, options.length - 1)

  // Reset during rendering: an effect could run after a key that was pressed at once, and undo it.
  const [markedFor, setMarkedFor] = useState(() => resetOn)
  if (!Object.is(markedFor, resetOn)) {
    setMarkedFor(() => resetOn)
    mark(first)
  }
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const start = active < 0 && step < 0 ? options.length : active
      if (options.length) mark((start + step + options.length) % options.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    }
  }

  return {
    setList: (element: HTMLElement | null) => {
      list.current = element
    },
    active,
    activeId: active >= 0 ? `${id}-${active}` : undefined,
    press,
    /** The props that make an element the option at this index. */
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option' as const,
      'aria-selected': index === active,
      onPointerMove: () => mark(index),
      onClick: () => onChoose(options[index] as Option),
    }),
  }
}

export type Listbox = Pick<ReturnType<typeof useListbox<unknown>>, 'setList' | 'option'>
