import { readFileSync } from 'node:fs'
import path from 'node:path'
import type PDFDocument from 'pdfkit'

/**
 * The fonts of the site travel with each document. Those that every PDF reader has know the letters of Western Europe
 * only: they dropped some of a Venda name, and wrote others for those of a Polish one.
 */
export const pdfFonts = { text: 'Inter', bold: 'Inter semibold', heading: 'Fraunces' } as const

const files: [font: string, file: string][] = [
  [pdfFonts.text, 'inter-print.ttf'],
  [pdfFonts.bold, 'inter-print-bold.ttf'],
  [pdfFonts.heading, 'fraunces-print.ttf'],
]
const folder = path.resolve(import.meta.dirname, '../../../contract/fonts')

/** Read when the first document is written: most processes write none. */
let read: [font: string, content: Buffer][] | undefined

export function registerFonts(page: InstanceType<typeof PDFDocument>): void {
  read ??= files.map(([font, file]) => [font, readFileSync(path.join(folder, file))])
  for (const [font, content] of read) page.registerFont(font, content)
}
