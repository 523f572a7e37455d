const endOfLine = /<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi
const tag = /<[^>]*>/g
const entity = /&(nbsp|amp|lt|gt|quot|#39);/g

const characters: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

/** Formatted text as plain text: paragraphs, headings and list items become lines. */
export function linesOf(html: string): string[] {
  return html
    .replace(endOfLine, '\n')
    .replace(tag, '')
    .replace(entity, (_, name: string) => characters[name] as string)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}
