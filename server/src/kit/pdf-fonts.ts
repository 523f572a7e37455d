import { readFileSync } from 'node:fs'
import path from 'node:path'
import type PDFDocument from 'pdfkit'

/**
 * Each document embeds the fonts of the site. The standard fonts of PDF readers have only Western European letters:
 * they dropped letters of Venda names, and replaced those of Polish names with others.
 */
export const pdfFonts = { text: 'Inter', bold: 'Inter semibold', heading: 'Fraunces' } as const

const files: [font: string, file: string][] = [
  [pdfFonts.text, 'inter-print.ttf'],
  [pdfFonts.bold, 'inter-print-bold.ttf'],
  [pdfFonts.heading, 'fraunces-print.ttf'],
]
const folder = path.resolve(import.meta.dirname, '../../../contract/fonts')

/** Read for the first document: most processes never write one. */
let read: [font: string, content: Buffer][] | undefined

export function registerFonts(page: InstanceType<typeof PDFDocument>): void {
  read ??= files.map(([font, file]) => [font, readFileSync(path.join(folder, file))])
  for (const [font, content] of read) page.registerFont(font, content)
}
