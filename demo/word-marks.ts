import { readFileSync } from 'node:fs'

const names = ['RCI', 'Dial an Exchange', 'Interval International', 'First Exchange']

const folder = new URL('../web/app/shell/public/word-marks/', import.meta.url)

/** The footer's own drawings of the sample partners' names, here as if they had been uploaded. */
export const wordMarks = names.map((name) => ({
  name,
  svg: () => readFileSync(new URL(`${slugOf(name)}.svg`, folder), 'utf8'),
}))

export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}
