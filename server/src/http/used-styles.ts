import type { ClassSet } from './class-set.ts'

/** A rule with the classes that each of its selectors needs, or a conditional at-rule with its rules. */
type Part =
  | { kind: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { kind: 'group'; condition: string; parts: Part[] }

export type StyleParts = readonly Part[]

const conditions = /^@(media|supports|container|layer)\b/

/** The position of the next of the given characters outside quoted text; the length if there is none. */
function find(css: string, from: number, wanted: string): number {
  let quote = ''
  for (let at = from; at < css.length; at++) {
    const char = css[at] as string
    if (char === '\\') at++
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (wanted.includes(char)) return at
  }
  return css.length
}

/** The position of the closing brace of a block that was opened just before `from`. */
function endOfBlock(css: string, from: number): number {
  let at = find(css, from, '{}')
  for (let depth = 0; at < css.length && (css[at] === '{' || depth > 0);) {
    depth += css[at] === '{' ? 1 : -1
    at = find(css, at + 1, '{}')
  }
  return at
}

/** Leaves out what is in parentheses: classes in `:has()` or `:not()` need not be on the element itself. */
function withoutArguments(selectors: string): string {
  let text = selectors
  for (let before = ''; text !== before;) {
    before = text
    text = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
  }
  return text
}

function needsOf(selectors: string): string[][] {
  // Escaped names are not parsed, so the rule is always included.
  if (selectors.includes('\\')) return [[]]
  return withoutArguments(selectors)
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}

/** Splits a stylesheet so that the rules of one page can be chosen from it. */
export function splitStyles(css: string): StyleParts {
  const parts: Part[] = []
  for (let at = 0; at < css.length;) {
    const brace = find(css, at, '{;')
    const isBlock = css[brace] === '{'
    const end = isBlock ? endOfBlock(css, brace + 1) : brace
    const head = css.slice(at, brace).trim()
    const text = css.slice(at, end + 1)
    if (isBlock && conditions.test(head)) {
      const inside = splitStyles(css.slice(brace + 1, end))
      parts.push({ kind: 'group', condition: head, parts: [...inside] })
    } else if (text.trim()) {
      // Fonts, animations and the like belong to every page.
      parts.push({ kind: 'rule', text, needs: head.startsWith('@') ? [[]] : needsOf(head) })
    }
    at = end + 1
  }
  return parts
}

/** The rules that may apply to elements with these classes, in order. */
export function usedStyles(parts: StyleParts, classes: Pick<ClassSet, 'has'>): string {
  let text = ''
  for (const part of parts) {
    if (part.kind === 'rule') {
      if (part.needs.some((names) => names.every((name) => classes.has(name)))) text += part.text
      continue
    }
    const inside = usedStyles(part.parts, classes)
    if (inside) text += `${part.condition}{${inside}}`
  }
  return text
}
