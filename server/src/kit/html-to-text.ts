import sanitizeHtml from 'sanitize-html'

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&middot;': '·',
  '&nbsp;': ' ',
}

/** The plain-text side of a mail: what a reader without HTML sees. */
export function htmlToText(html: string): string {
  const spaced = html
    .replace(
      /<a\b[^>]*\bhref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/gi,
      (_, href: string, label: string) => {
        // A picture's link says nothing here; the words beside it have the same one.
        if (!label.replace(/<[^>]*>/g, '').trim()) return ''
        return href.startsWith('mailto:') || label.includes(href) ? label : `${label} (${href})`
      },
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/th>/gi, ': ')
    .replace(/<\/(p|h1|h2|h3|tr|div|li|blockquote|table)>/gi, '\n')
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
