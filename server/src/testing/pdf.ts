import { extractText, getDocumentProxy, getMeta } from 'unpdf'

interface ReadPdf {
  title: string
  /** The text of each page, in the order it was drawn, with single spaces between words. */
  pages: string[]
}

/** Without the spaces that keep a number and its unit on one line. */
export const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ')

/** Opens a PDF with a reader that knows nothing of how it was written. */
export async function readPdf(content: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(content))
  const { info } = await getMeta(document)
  const { text } = await extractText(document)
  return { title: info.Title as string, pages: text.map(withPlainSpaces) }
}
