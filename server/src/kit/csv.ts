const startsWith = (content: Uint8Array, bytes: number[]) =>
  bytes.every((byte, place) => content[place] === byte)

/**
 * The text of a file: UTF-8 or UTF-16 with or without their mark, or else Windows-1252. Undefined for
 * what is not text at all.
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

/** What a file is by its first bytes, where that is not text. */
export function binaryKind(content: Uint8Array): 'zip' | 'oldOffice' | 'pdf' | undefined {
  if (startsWith(content, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  if (startsWith(content, [0xd0, 0xcf, 0x11])) return 'oldOffice'
  return startsWith(content, [0x25, 0x50, 0x44, 0x46]) ? 'pdf' : undefined
}

/** What separates the fields: whichever of the three is most frequent in the first lines. */
function separatorOf(text: string): string {
  const start = text.slice(0, 4000).replace(/"[^"]*"/g, '')
  const count = (one: string) => start.split(one).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] as string
}

/** A row of a file with the number of its line, for a message about it. */
export interface CsvRow {
  line: number
  cells: string[]
}

/** Rows with at least one filled field. Quoted fields may hold separators, doubled quotes and line ends. */
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
