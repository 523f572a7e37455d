/** The tags that every campaign has without a placeholder. */
export const bodyTags = ['items', 'map'] as const
export type BodyTag = (typeof bodyTags)[number]
export const itemTags = ['image', 'link', 'status'] as const

export const placeHolderNameShape = /^[A-Za-z]\w{0,39}$/

const reserved = new Set<string>([...bodyTags, ...itemTags])

export function isReservedName(name: string): boolean {
  return reserved.has(name.toLowerCase())
}

/** In lower case, as tags are compared. */
export const isBodyTag = (tag: string): tag is BodyTag =>
  (bodyTags as readonly string[]).includes(tag)

/** In styles and comments square brackets mean something else: `a[href]`, `<!--[if mso]>`. */
const quiet = /(<style[\s>][\s\S]*?<\/style\s*>|<!--[\s\S]*?-->|<![^>]*>)/gi

const tag = /\[([A-Za-z][\w.]*)\]/g

/** Replaces every tag; the replacements are not scanned again. */
export function replaceTags(html: string, valueOf: (name: string) => string): string {
  return html
    .split(quiet)
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replace(tag, (_, name: string) => valueOf(name)),
    )
    .join('')
}

/** Every tag and where it begins. */
export function tagsIn(html: string): { name: string; from: number }[] {
  let start = 0
  return html.split(quiet).flatMap((piece, index) => {
    const pieceStart = start
    start += piece.length
    if (index % 2 === 1) return []
    return [...piece.matchAll(tag)].map((match) => ({
      name: match[1] as string,
      from: pieceStart + match.index,
    }))
  })
}

/** The names of the tags, each once, as they were first written. */
export function namesIn(html: string): string[] {
  const names = new Map<string, string>()
  replaceTags(html, (name) => {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
    return ''
  })
  return [...names.values()]
}

export function countTag(html: string, wanted: string): number {
  let count = 0
  replaceTags(html, (name) => {
    if (name.toLowerCase() === wanted) count++
    return ''
  })
  return count
}
