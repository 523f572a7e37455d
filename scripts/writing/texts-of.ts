import { parseAst } from 'vite'

/** A text that a person may read: on a screen, in an email, in a log. */
export interface FoundText {
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/** Attributes whose values nobody reads. */
const silentAttributes = new Set(['className', 'id', 'name', 'type', 'href', 'to', 'd', 'rel'])
/** Templates in another language. */
const silentTags = new Set(['sql', 'css'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  return (value.name ?? value.value) as string | undefined
}

function isSilent(node: Node): boolean {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return true
  if (node.type.startsWith('Import')) return true
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
    return node.source !== null && node.source !== undefined
  }
  if (node.type === 'JSXAttribute') return silentAttributes.has(nameOf(node.name) ?? '')
  if (node.type === 'TaggedTemplateExpression') {
    const tag = node.tag as Node
    return silentTags.has(nameOf(tag.type === 'MemberExpression' ? tag.property : tag) ?? '')
  }
  return false
}

/** The text of a node, with … for interpolated values. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return node.value as string
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string | null } }[]
  return quasis.map(({ value }) => value.cooked ?? '').join('…')
}

/** Words of a language: not a path, a class name, a date format or a selector. */
const isProse = (text: string) => /\p{L}{2,}[,;:.!?]?\s+\S*\p{L}/u.test(text)
const isLabel = (text: string) => /^\p{Lu}?\p{Ll}+$/u.test(text)

/** All texts in a source file that a person may read, in order. */
export function textsOf(source: string, file: string): FoundText[] {
  const found: FoundText[] = []
  const starts = lineStarts(source)

  function visit(node: Node, key: string | undefined): void {
    if (isSilent(node)) return
    const text = textOf(node)?.replace(/\s+/g, ' ').trim()
    const shown = key === 'children' || key === 'JSXAttribute'
    if (text && (isProse(text) || (shown && isLabel(text)))) {
      found.push({ line: lineAt(starts, node.start), text })
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === 'key' && node.type === 'Property' && !node.computed) continue
      const below = node.type === 'JSXAttribute' ? node.type : name
      if (Array.isArray(value)) value.filter(isNode).forEach((child) => visit(child, below))
      else if (isNode(value)) visit(value, below)
    }
  }

  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as never, undefined)
  return found
}

function lineStarts(source: string): number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
    starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let line = starts.findLastIndex((start) => start <= offset)
  return ++line
}
