const startsWith = (content: Uint8Array, bytes: number[]) =>
  bytes.every((byte, place) => content[place] === byte)

/**
 * The text of a file, which may be UTF-8 or UTF-16, with or without a byte order mark, or else
 * Windows-1252. Undefined for a file that is not text at all.
 */
export function decodeText(content: Uint8Array): string | undefined {
  if (startsWith(content, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(content)
  if (startsWith(content, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(content)
  if (content.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** The type of a file that is not text, by its first bytes. */
export function binaryKind(content: Uint8Array): 'zip' | 'oldOffice' | 'pdf' | undefined {
  if (startsWith(content, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  if (startsWith(content, [0xd0, 0xcf, 0x11])) return 'oldOffice'
  return startsWith(content, [0x25, 0x50, 0x44, 0x46]) ? 'pdf' : undefined
}

/** The field separator: whichever of the three candidates is most frequent in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 4000).replace(/"[^"]*"/g, '')
  const count = (one: string) => start.split(one).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] as string
}

/** A row of a file, with its line number for messages. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** All rows with at least one field filled in. Quoted fields may contain separators, doubled quotes and line breaks. */
export function csvRows(text: string): CsvRow[] {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let firstLine = 1

  function endRow() {
    cells.push(cell.trim())
    if (cells.some(Boolean)) rows.push({ line: firstLine, cells })
    cells = []
    cell = ''
  }

  for (let place = 0; place < text.length; place++) {
    const sign = text[place] as string
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[place + 1] === '"') {
        cell += '"'
        place++
      } else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === separator) {
      cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[place + 1] === '\n') {
        place++
        line++
      }
      endRow()
      firstLine = line
    } else cell += sign
  }
  endRow()
  return rows
}
