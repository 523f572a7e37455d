import { attributeName, escapeText, styleText } from './attributes.ts'
import {
  elementMark,
  Fragment,
  type Context,
  type DrawnElement,
  type DrawnNode,
  type Props,
} from './node.ts'
import { startPage } from './react.ts'

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** The texts of the page being drawn, in their order: joining them once costs less than each text joined to the last. */
let texts: string[] = []
/** The value of the `<select>` being drawn. */
let selected: unknown

/**
 * A page as HTML. It is drawn once, from top to bottom, so that nothing is kept of a component but what it returns: Preact's
 * own renderer makes for each the object that it would need to draw it again.
 */
export function toHtml(page: unknown): string {
  startPage()
  texts = []
  try {
    draw(page as DrawnNode)
    return texts.join('')
  } finally {
    texts = []
  }
}

const isList = (node: DrawnElement | readonly DrawnNode[]): node is readonly DrawnNode[] =>
  Array.isArray(node)

function draw(node: DrawnNode): void {
  if (typeof node === 'string') texts.push(escapeText(node))
  else if (typeof node === 'number' || typeof node === 'bigint') texts.push(String(node))
  else if (typeof node !== 'object' || node === null) return
  else if (isList(node)) for (const one of node) draw(one)
  else if (node.$$typeof === elementMark) drawElement(node)
}

function drawElement({ type, props }: DrawnElement): void {
  if (typeof type === 'string') drawTag(type, props)
  else if (typeof type === 'function') draw(drawn(type, props))
  else if (type === Fragment) draw(props.children as DrawnNode)
  else drawWithin(type as Context, props)
}

function drawn(component: Exclude<DrawnElement['type'], string | symbol | Context>, props: Props) {
  return isClass(component) ? new component(props).render() : component(props)
}

type Draws = new (props: Props) => { render(): DrawnNode }

const isClass = (component: Draws | ((props: Props) => DrawnNode)): component is Draws =>
  typeof (component.prototype as { render?: unknown } | undefined)?.render === 'function'

function drawWithin(context: Context, { value, children }: Props): void {
  const outside = context.value
  context.value = value
  try {
    draw(children as DrawnNode)
  } finally {
    context.value = outside
  }
}

function drawTag(tag: string, props: Props): void {
  texts.push('<', tag)
  let { children } = props
  const outside = selected
  for (const property in props) {
    const value = props[property]
    if (property === 'value' || property === 'defaultValue') {
      if (tag === 'textarea') {
        children = value
        continue
      }
      if (tag === 'select') {
        selected = value
        continue
      }
      // As numbers and texts, as in the browser.
      const isSelected = selected !== undefined && String(value) === String(selected)
      if (tag === 'option' && isSelected) texts.push(' selected')
    }
    drawAttribute(property, value)
  }
  texts.push('>')
  const html = props.dangerouslySetInnerHTML as { __html: string } | undefined
  if (html) texts.push(html.__html)
  else draw(children as DrawnNode)
  selected = outside
  if (!voidElements.has(tag)) texts.push('</', tag, '>')
}

function drawAttribute(property: string, value: unknown): void {
  if (value === null || value === undefined || typeof value === 'function') return
  const name = attributeName(property)
  if (!name || (value === false && !name.isEnumerated)) return
  const text = typeof value === 'object' ? styleText(value) : String(value)
  if (text === '' && name.isOmittedEmpty) return
  texts.push(name.text)
  if (text !== '' && (value !== true || name.isEnumerated)) texts.push('="', escapeText(text), '"')
}
