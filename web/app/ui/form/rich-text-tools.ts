/** The buttons above a formatted text, in order: known before the editor, which is large, so that its place can be kept. */
export const richTextTools = [
  'Bold',
  'Italic',
  'Heading',
  'List',
  'Numbered list',
  'Undo',
  'Redo',
] as const

export type RichTextTool = (typeof richTextTools)[number]
