/** Attributes are written as Preact knows them in the browser, where it takes over the page. */

const unsafe = /[\s\n\\/='"\0<>]/
const lowerCase =
  /^(?:accessK|auto[A-Z]|cell|ch|col|cont|cross|dateT|encT|form[A-Z]|frame|hrefL|inputM|maxL|minL|noV|playsI|popoverT|readO|rowS|src[A-Z]|tabI|useM|item[A-Z])/
/** Of drawings. */
const withHyphens = /^(?:clip[PR]|fill[OR]|stop[CO]|stroke[A-Z]|text[AD]|dominant|font[SFW])/

const renamed: Record<string, string> = {
  acceptCharset: 'accept-charset',
  className: 'class',
  defaultChecked: 'checked',
  defaultSelected: 'selected',
  defaultValue: 'value',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
}

/** Not attributes. */
const ofReact = new Set(['children', 'dangerouslySetInnerHTML', 'key', 'ref'])

/** Their false is a value of its own, like that of `aria-` and `data-`. */
const enumerated = new Set(['draggable', 'spellcheck'])

export interface AttributeName {
  /** ` name`, as it is written before a value. */
  text: string
  /** Whether false is written, instead of leaving the attribute out. */
  isEnumerated: boolean
  /** Whether it is left out when it is empty, because it then says nothing. */
  isOmittedEmpty: boolean
}

const names = new Map<string, AttributeName | null>()

function read(property: string): AttributeName | null {
  if (ofReact.has(property) || unsafe.test(property)) return null
  const isEnumerated = property[4] === '-' || enumerated.has(property)
  let name = renamed[property] ?? property
  if (lowerCase.test(name)) name = name.toLowerCase()
  else if (withHyphens.test(name)) name = name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()
  const isOmittedEmpty = name === 'class' || name === 'style'
  return { text: ` ${name}`, isEnumerated, isOmittedEmpty }
}

/** The attribute of a property; null if it is not written. */
export function attributeName(property: string): AttributeName | null {
  let name = names.get(property)
  if (name === undefined) names.set(property, (name = read(property)))
  return name
}

/** Style properties whose numbers are not lengths. */
const unitless =
  /^--|^(?:flex|grid|fill|stroke|stop|flood)-|^(?:flex|opacity|order|orphans|widows|zoom)$|-(?:count|clamp|weight|index)$|^(?:line-height|tab-size|aspect-ratio|scale)$/
const cssNames = new Map<string, string>()

function cssName(property: string): string {
  let name = cssNames.get(property)
  if (name === undefined) {
    name = property.startsWith('-') ? property : property.replaceAll(/[A-Z]/g, '-$&').toLowerCase()
    cssNames.set(property, name)
  }
  return name
}

/** The text of a `style`. */
export function styleText(style: object): string {
  let text = ''
  for (const [property, value] of Object.entries(style)) {
    if (value === null || value === undefined || value === '') continue
    const name = cssName(property)
    text += `${name}:${value}${typeof value === 'number' && !unitless.test(name) ? 'px' : ''};`
  }
  return text
}

const special = /["&<]/
const allSpecial = /["&<]/g
const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', '<': '&lt;' }

/** As a text or within quotes. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(allSpecial, (one) => entities[one] as string) : text
}
