import type { Picture } from './picture.schema.ts'

/** The widths every picture is stored in; the browser chooses. */
export const pictureWidths = [320, 640, 750, 960, 1440, 1920] as const

/** Pictures of earlier versions have no file of this width until it is first needed. */
export const laterWidths: readonly number[] = [750]

/** The address of one size. Pictures never change, so they may be cached forever. */
export function pictureUrl(picture: Pick<Picture, 'key'>, width: number): string {
  return `/media/${picture.key}/${width}.webp`
}

/** The sizes worth offering: none wider than the original, but always at least one. */
export function pictureSizes(picture: Pick<Picture, 'width'>): number[] {
  const fitting = pictureWidths.filter((width) => width <= picture.width)
  return fitting.length ? [...fitting] : [pictureWidths[0]]
}

/** Upper and lower colour; null for a picture of an earlier version, which has a tiny image instead. */
export function placeholderColours({
  placeholder,
}: Pick<Picture, 'placeholder'>): [string, string] | null {
  const found = /^(#[\da-f]{3})(#[\da-f]{3})$/.exec(placeholder)
  return found ? [found[1] as string, found[2] as string] : null
}

/** `A sunny house, picture 3`: the description of a picture without a caption. */
export function titleAsCaption(title: string, number: number): string {
  return `${title}, picture ${number}`
}

/** A picture's own caption; empty if its description is only the title of its listing. */
export function captionOf({ alt }: Pick<Picture, 'alt'>): string {
  return /, picture \d+$/.test(alt) ? '' : alt
}
