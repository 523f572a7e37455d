import { useContext, useLayoutEffect, useReducer } from 'preact/hooks'
import { isHydrating } from './hydrating.ts'

// The declarations below replace Preact's own.
// @ts-expect-error -- Its types are those of a CommonJS module; the file itself has named exports.
export * from 'preact/compat'

/**
 * Preact's own draws the browser's value at once, where the page has the server's: what differs between the two, such as a
 * button that waits for its script, would stay as the server wrote it.
 */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  read: () => T,
  readOnServer: () => T = read,
): T {
  const [value, refresh] = useReducer<T, void, boolean>(
    () => read(),
    isHydrating(),
    (isServers) => (isServers ? readOnServer() : read()),
  )
  useLayoutEffect(() => {
    refresh()
    return subscribe(() => refresh())
  }, [subscribe, refresh])
  return value
}

/** Of contexts alone: Preact's own asks for more than there is where a page is rendered as text. */
export { useContext as use }
