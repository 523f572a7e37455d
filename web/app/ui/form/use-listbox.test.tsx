// @vitest-environment happy-dom
import { useLayoutEffect, type KeyboardEvent } from 'react'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useListbox } from './use-listbox.ts'

const up = { key: 'ArrowUp', preventDefault() {} } as KeyboardEvent<HTMLInputElement>

it('a key that is pressed as soon as the options appear is not undone', () => {
  const { result, rerender } = renderHook(
    ({ options }: { options: string[] }) => {
      const listbox = useListbox({
        id: 'towns',
        options,
        first: -1,
        resetOn: options,
        onChoose() {},
      })
      // The options are on the screen, and no later effect has run yet.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      useLayoutEffect(() => listbox.press(up), [options])
      return listbox
    },
    { initialProps: { options: [] as string[] } },
  )
  rerender({ options: ['Margate', 'Maritzburg', 'Marble Hall'] })
  expect(result.current.activeId).toBe('towns-2')
})
