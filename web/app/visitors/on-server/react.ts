import { jsx } from './jsx-runtime.ts'
import { Fragment, type Context, type DrawnElement, type DrawnNode, type Props } from './node.ts'

/** What our screens use of React, for a page that is drawn once: nothing changes, and no effect happens. */

let ids = 0

/** The ids of every page are the same, as those that Preact gives in the browser. */
export function startPage(): void {
  ids = 0
}

export const useId = (): string => `P0-${ids++}`

const unchangeable = () => {
  throw new Error('The server draws a page once: nothing in it changes')
}

type Initial<T> = T | (() => T)

export const useState = <T>(initial?: Initial<T>): [T | undefined, (next: unknown) => void] => [
  typeof initial === 'function' ? (initial as () => T)() : initial,
  unchangeable,
]

export const useMemo = <T>(make: () => T, _dependsOn?: readonly unknown[]): T => make()
export const useCallback = <T>(callback: T): T => callback
export const useRef = <T>(current: T): { current: T } => ({ current })

const nothing = (_effect: () => void): void => {}

export { nothing as useEffect, nothing as useImperativeHandle, nothing as useLayoutEffect }

export const createContext = <T>(value: T): Context<T> => ({ value })
export const useContext = <T>(context: Context<T>): T => context.value
export { useContext as use }

export const useSyncExternalStore = <T>(
  _subscribe: unknown,
  read: () => T,
  readOnServer: () => T = read,
): T => readOnServer()

export const startTransition = (work: () => void): void => work()

export class Component {
  readonly props: Props

  constructor(props: Props) {
    this.props = props
  }
}

export function createElement(
  type: DrawnElement['type'],
  given: Props | null,
  ...children: DrawnNode[]
): DrawnElement {
  const { key: _key, ...props } = given ?? {}
  if (children.length > 0) props.children = children
  return jsx(type, props)
}

export const forwardRef =
  <Props extends { ref?: unknown }>(draw: (props: Props, ref: null) => DrawnNode) =>
  ({ ref: _ref, ...props }: Props) =>
    draw(props as Props, null)

/** A part that is fetched when someone needs it is never in the first page. */
export const lazy = () => () => {
  throw new Error('A part that is loaded later is in a page of the server')
}

export { Fragment, Fragment as StrictMode, Fragment as Suspense }
