export type Props = Record<string, unknown>

/** A component: a function, or the one class that catches what a page fails with. */
type Component = ((props: Props) => DrawnNode) | (new (props: Props) => { render(): DrawnNode })

/** A value that components below a provider can read. Its provider is the context itself. */
export interface Context<T = unknown> {
  value: T
}

/** The mark of elements. Data cannot have it: no object that came as JSON is ever drawn as one. */
export const elementMark = Symbol.for('react.transitional.element')

/** What JSX makes of `<a>`: it is drawn once, so it has neither a key nor a place. */
export interface DrawnElement {
  $$typeof: typeof elementMark
  type: string | symbol | Component | Context
  props: Props
}

export type DrawnNode =
  | DrawnElement
  | readonly DrawnNode[]
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined

export const Fragment = Symbol.for('react.fragment')
