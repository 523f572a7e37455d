import type { Picture } from '#contract/values/picture.schema.ts'

/** A picture for the header of a page: one that no card on the page shows, or none. */
export function headPicture(
  pictures: readonly Picture[],
  onCards: readonly (Picture | null)[],
): Picture | null {
  const shown = new Set(onCards.map((picture) => picture?.key))
  return pictures.find(({ key }) => !shown.has(key)) ?? null
}
