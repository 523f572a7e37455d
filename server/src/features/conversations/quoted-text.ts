/** Lines that introduce a quoted email. */
const introductions = [
  /^(On|Op|Am|Le)\b.{0,300}\b(wrote|geskryf|skryf|schreef|schrieb|écrit)\s?:$/i,
  /^-{2,}\s*(Original Message|Oorspronklike boodskap|Forwarded message)\s*-{2,}$/i,
  /^_{20,}$/,
]

const header = /^\*?(From|Van|Sent|Gestuur|To|Aan|Subject|Onderwerp|Date|Datum)\*?:\s/i

const isQuoted = (line: string) => line.startsWith('>')

/** An introduction may be wrapped over two or three lines. */
function introducesAt(lines: readonly string[], at: number): number {
  for (const count of [1, 2, 3]) {
    const joined = lines
      .slice(at, at + count)
      .join(' ')
      .trim()
    if (introductions.some((pattern) => pattern.test(joined))) return count
  }
  const headers = lines.slice(at, at + 5).filter((line) => header.test(line.trim()))
  return header.test(lines[at]?.trim() ?? '') && headers.length >= 3 ? headers.length : 0
}

/** What a person wrote between the lines that they quote. */
function betweenQuotes(lines: readonly string[]): string[] {
  return lines.some(isQuoted) ? lines.filter((line) => !isQuoted(line)) : []
}

/** The text of a reply without quotes of earlier emails; the whole text if nothing else is left. */
export function withoutQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  let kept = lines
  for (const at of lines.keys()) {
    const introduction = introducesAt(lines, at)
    if (!introduction) continue
    kept = [...lines.slice(0, at), ...betweenQuotes(lines.slice(at + introduction))]
    break
  }
  const own = kept
    .filter((line) => !isQuoted(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return own || text.trim()
}
