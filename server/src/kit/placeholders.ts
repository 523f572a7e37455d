const tag = /\[([A-Za-z]+\.[A-Za-z0-9]+)\]/g

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** The tags of a template, without their brackets: `User.FullName`. */
export function tagsIn(template: string): string[] {
  return [...new Set([...template.matchAll(tag)].map((match) => match[1] as string))]
}

export type PlaceholderValues = Record<string, string | undefined>

/** A row of an email's table: a heading and one value. */
const factRow =
  /<tr>\s*<th\b[^>]*>[^<]*<\/th>\s*<td\b[^>]*>\s*\[([A-Za-z]+\.[A-Za-z0-9]+)\]\s*<\/td>\s*<\/tr>\s*/g

/**
 * Puts values into an HTML template. Values are escaped, so nothing that a person typed can become
 * markup. A row without a value is left out, with its heading.
 */
export function mergeHtml(template: string, values: PlaceholderValues): string {
  const shown = template.replace(factRow, (row, name: string) => (values[name] ? row : ''))
  return shown.replace(tag, (_, name: string) => escapeHtml(values[name] ?? ''))
}

/**
 * Puts values into a subject line, which is plain text on one line. `=?` would begin an encoded
 * word, in which an email program could find a line break after all.
 */
export function mergeLine(template: string, values: PlaceholderValues): string {
  return template
    .replace(tag, (_, name: string) => values[name] ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, 250)
}
