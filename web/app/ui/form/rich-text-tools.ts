/** The buttons of the editor, in order. Separate from the large editor, so that its place is kept before it loads. */
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
