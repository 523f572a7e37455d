import { Fragment, options, type ComponentType, type VNode } from 'preact'

export { Component, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useContext as use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks'

/** The names that the renderer does not know, of those that our drawings have. */
const ofDrawings = {
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  textAnchor: 'text-anchor',
} as const
const drawingNames = Object.entries(ofDrawings)

// The compatibility layer of Preact rewrites the properties of every element, which takes a sixth of the time of a page.
options.vnode = ({ type, props }) => {
  if (typeof type !== 'string') return
  const values = props as Record<string, unknown>
  if (values.className === '') delete values.className
  if (values.strokeWidth === undefined && values.textAnchor === undefined) return
  for (const [name, written] of drawingNames) {
    if (values[name] === undefined) continue
    values[written] = values[name]
    delete values[name]
  }
}

export const useSyncExternalStore = <T>(
  _subscribe: unknown,
  read: () => T,
  readOnServer: () => T = read,
): T => readOnServer()

export const startTransition = (work: () => void): void => work()

export const forwardRef =
  <Props extends { ref?: unknown }>(draw: (props: Props, ref: null) => VNode) =>
  ({ ref: _ref, ...props }: Props) =>
    draw(props as Props, null)

/** A part that is fetched when someone needs it is never in the first page. */
export const lazy = (): ComponentType => () => {
  throw new Error('A part that is loaded later is in a page of the server')
}

export { Fragment as Suspense, Fragment as StrictMode }
