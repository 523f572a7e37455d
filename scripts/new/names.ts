/** One noun in every spelling that the project uses. */
export interface Names {
  /** `suburb-guides`: folders, files and addresses. */
  plural: string
  /** `suburb-guide` */
  singular: string
  /** `suburbGuides`: constants, calls and permissions. */
  camel: string
  /** `suburbGuide` */
  camelOne: string
  /** `SuburbGuide` */
  pascalOne: string
  /** `suburb_guides`: the table. */
  table: string
  /** `suburb guides`: what people read. */
  words: string
  /** `suburb guide` */
  wordsOne: string
}

function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies')
  return /(s|x|z|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const camel = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Takes the singular, and the plural if it is irregular. */
export function namesOf(singular: string, plural?: string): Names {
  for (const noun of [singular, plural ?? singular]) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(noun)) {
      throw new Error(`"${noun}" is not a noun in small letters, with hyphens between its words`)
    }
  }
  if (!plural && /[^siu]s$/.test(singular)) {
    throw new Error(`"${singular}" looks like a plural: give the singular, such as suburb-guide`)
  }
  const many = plural ?? pluralOf(singular)
  return {
    plural: many,
    singular,
    camel: camel(many),
    camelOne: camel(singular),
    pascalOne: capitalise(camel(singular)),
    table: many.replaceAll('-', '_'),
    words: many.replaceAll('-', ' '),
    wordsOne: singular.replaceAll('-', ' '),
  }
}
