import { elementMark, type DrawnElement, type Props } from './node.ts'

/** What JSX is compiled to. Keys are for pages that change. */
export const jsx = (type: DrawnElement['type'], props: Props): DrawnElement => ({
  $$typeof: elementMark,
  type,
  props,
})

export { jsx as jsxs }
export { Fragment } from './node.ts'
