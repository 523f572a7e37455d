import { isDay, type Day } from '../values/day.ts'
import { parseAmount } from '../values/parse-amount.ts'

/** A word or a number of the sentence, with its position. */
export interface Token {
  /** Lower case, without accents and apostrophes; empty for a number. */
  word: string
  number: number | undefined
  /** The other reading of `1,250`, which is 1 250 unless millions follow. */
  ifDecimal: number | undefined
  /** Names start with a capital letter, abbreviations have no lower case. */
  letters: 'small' | 'capital' | 'capitals'
  /** Written with an R. */
  rand: boolean
  /** The R62: its word is the number alone, as it would be for an amount. */
  road: boolean
  /** `2027-03-01`, or entered as 01/03/2027. */
  day: Day | undefined
  /** `JP-10253` */
  reference: string | undefined
  start: number
  end: number
  /** The text between the previous token and this one. */
  gap: string
  /** A plus follows: `3+ bedrooms`. */
  plus: boolean
  /** `10.5%` is not a price, and counts nothing. */
  percent: boolean
  /** `$1 500`: in a foreign currency. */
  foreign: boolean
}

/** A longer sentence is truncated. */
export const longestSentence = 300

/** Emoji that stand for a word. */
const signs: Readonly<Record<string, string>> = {
  '🛏': 'bed',
  '🛁': 'bath',
  '🚿': 'bath',
  '🚗': 'garage',
  '🏊': 'pool',
  '🐕': 'pets',
  '🐶': 'pets',
  '🐾': 'pets',
  ...Object.fromEntries([...'<>≤≥~±'].map((sign) => [sign, sign])),
}

const letter = String.raw`[\p{L}\p{M}\d²]`
const areas = String.raw` *(?:m ?2|m²|sq|vierk|vk)`
/** `under R25 000 300 m²`: the last three digits are those of a size. */
const sizeNext = String.raw` (?!000)\d{3}(?:${areas}| ?(?:to|tot|-) ?[\d ]+${areas})`
const pattern = new RegExp(
  [
    // A telephone number is neither a price nor a count.
    String.raw`(?<phone>(?<![\p{L}\d])(?:\+27|0)[ -]?\d{2}[ -]?\d{3}[ -]?\d{4}(?!\d))`,
    String.raw`(?<day>\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/\d{4})\b)`,
    String.raw`(?<reference>(?<!${letter})(?:jp|tw)[ -]?\d{4,7}(?!${letter}))`,
    // `ref 10253`: people leave out the letters.
    String.raw`(?<bareReference>(?<=(?<!${letter})(?:web ?)?(?:ref|reference|verwysing|listing id|property id)(?: no| nr| number| nommer)?[ .:#]{1,3})\d{4,7}(?!${letter}|[.,]\d))`,
    // `property 10452`: prices are round.
    String.raw`(?<plainReference>(?<=(?<!${letter})(?:property|listing|advert|eiendom)(?: no| nr| number| nommer)?[ .:#]{1,2})\d{3}(?!00|50)\d{2}(?!${letter}|[.,]\d|[ -]?(?:m|sq|k|p|r|to |tot |ha|hek|hec|acre|\d)))`,
    // `on the R62` is a road, `in the R900k range` a price.
    String.raw`(?<road>(?<=(?<!${letter})(?:the|die|on|op|off|along|langs|in|near|naby) )r\d{2,3}(?!${letter}|[.,]\d| ?(?:\d|/|[-–]|mil|mln|bar|thou|duis|grand|rand|range|per|pm|p(?!\p{L}{3})|a )))`,
    // `Lenasia ext 10 900k`: the number of an extension is separate.
    String.raw`(?<extension>(?<=(?<!${letter})(?:ext|extension|uitbreiding) ?)\d{1,2}(?= [1-9]\d{2}(?!\d)))`,
    // `R1500 000`, `R1 500000`: after an R, thousands may be grouped in part only.
    String.raw`(?<rand>(?<!${letter})(?:r|zar)[ \u00a0]?)?(?<!\p{L}\d+[.,])(?<number>(?<=(?<!${letter})r ?)[1-9]\d? \d{1,2}(?= ?m(?:il\p{L}*|ln)?(?!${letter}))|(?<=(?<!${letter})r ?)(?:[1-9]\d{3} 000|[1-9]\d? [1-9]\d{2}000)(?!\d)|[1-9]\d{0,2}(?:(?<group>[ \u00a0\u202f,.'])\d{3})(?:(?!${sizeNext})(?:\k<group>|(?<=[.,]\d{3})(?:[.,]| (?=000)))\d{3}(?!\d))*(?:[.,]\d{1,2}|-00)?(?!\d)|[13]/[24](?= ?(?:acre|ha(?!${letter})|hect|hekt|mil))|(?:\d+ ?)?[½¼¾]|(?<!\d|\p{L}\p{L})\.\d{1,2}(?= ?m(?:il)?)|\d+(?:[.,]\d+|-00(?!\d))?)`,
    // `Dec '26`
    String.raw`(?<year>(?<=^|\p{L} ?)['’]2\d(?!${letter}))`,
    // `u1.8m`
    String.raw`(?<under>(?<!${letter})u(?=r?\d))`,
    // `garage x2`
    String.raw`(?<times>(?<!${letter})x(?=\d))`,
    String.raw`(?<sign>${Object.keys(signs).join('|')})`,
    // `3bed2bath`: what is counted ends where the next number begins.
    String.raw`(?<counted>(?<=\d)(?:b|bd|bed|beds|br|ba|bath|baths|bedroom|bedrooms|bathroom|bathrooms|garage|slk|badk|slaap)(?=\d))`,
    // `tweeslaapkamerwoonstel`: Afrikaans writes as one word what English writes as three.
    // `3bedroomhouse` and `house4sale` are typed in haste.
    String.raw`(?<compound>(?:een|twee|drie|vier|vyf|ses)(?=slaapkamer)|(?:een|twee|drie|vier|vyf|ses|sewe|agt|nege|tien|twaalf|vyftien|twintig|half|kwart|driekwart|anderhalf)(?=honderd|duisend|miljoen)|honderd(?=duisend)|slaapkamer(?=woonstel|huis|meenthuis|eenheid)|(?<!${letter})studente(?=woonstel|woning|kamer|huis)|(?<!${letter})huur(?=huise?|woonstelle?|woning|meenthuis)|(?<!${letter})(?:berg|see|strand|kus|bosveld)(?=(?:week|weke|vakansies?)(?!${letter}))|(?<=\d)bed(?:room)?(?=(?:house|home|flat|apartment|townhouse|duplex|simplex|cottage|unit)s?(?!${letter}))|(?<!${letter})(?:rooms?|houses?|flats?|cottage|office|shop)(?=to(?:rent|let|buy)(?!${letter}))|(?<!${letter})\p{L}{3,}(?=[24](?:sale|rent|let)(?!${letter})))`,
    // `300 m 2` is an area, `1.5m 2 bed` a price and two bedrooms, `R12m 2 000 m²` a price and a size.
    String.raw`(?<area>(?<=\d ?|per |/ ?)(?!(?<=[\d/])m 2 \d{3}(?!\d))m ?2(?!${letter}|[.,]\d|\+?[ -]?(?:x|b|ba|bed|bath|br|sl|kamer|gar|motorh|park|car|room|ha(?!${letter})|hect|hekt|acre|to \d|tot \d|- ?\d)))`,
    String.raw`(?<word>\p{L}${letter}*(?:['’]\p{L}+)*)`,
    String.raw`(?<about>\+ ?/? ?[-–](?= ?[r\d]))`,
  ].join('|'),
  'giu',
)

/** `Côte d’Azur` becomes `cote dazur`, `m²` becomes `m2`; no word has a letter three times. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('²', '2')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
}

const parts: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
}

/** `2½`, `1/2 acre` */
function readFraction(text: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d*) ?([½¼¾]|[13]\/[24])$/.exec(text) ?? []
  const value = parts[part]
  return value === undefined ? undefined : Number(whole) + value
}

/** `R1 2m`: people type a space instead of the point. */
const spacedDecimal = /^\d{1,2} \d{1,2}$/
/** `R6 500-00` */
const noCents = /-00$/

function readNumber(written: string): Pick<Token, 'number' | 'ifDecimal'> {
  const text = written.replace(noCents, '')
  if (spacedDecimal.test(text))
    return { number: Number(text.replace(' ', '.')), ifDecimal: undefined }
  const fraction = readFraction(text)
  if (fraction !== undefined) return { number: fraction, ifDecimal: undefined }
  // With two groups of three digits or more there is no doubt: `1,100.000`
  if (/^\d{1,3}(?:[ \u00a0\u202f,.']\d{3}){2,}$/.test(text))
    return { number: Number(text.replace(/\D/g, '')), ifDecimal: undefined }
  const { amount, problem } = parseAmount(text)
  if (problem === 'ambiguous') {
    return { number: Number(text.replace(/\D/g, '')), ifDecimal: Number(text.replace(',', '.')) }
  }
  const plain = amount ?? Number(text.replace(/[ \u00a0\u202f']/g, '').replace(',', '.'))
  return { number: Number.isFinite(plain) ? plain : 0, ifDecimal: undefined }
}

function readDay(text: string): Day | undefined {
  const [date, month, year] = text.split('/')
  const day = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : text
  return isDay(day) ? day : undefined
}

type Surroundings = 'start' | 'end' | 'gap' | 'plus' | 'percent' | 'foreign'

const nothing: Omit<Token, Surroundings> = {
  word: '',
  number: undefined,
  ifDecimal: undefined,
  letters: 'small',
  rand: false,
  road: false,
  day: undefined,
  reference: undefined,
}

function lettersOf(word: string): Token['letters'] {
  if (/^\p{Lu}{2,}$/u.test(word)) return 'capitals'
  return /^\p{Lu}/u.test(word) ? 'capital' : 'small'
}

function meaningOf(groups: Record<string, string | undefined>): Partial<Token> {
  const { day, reference, number, rand, about, phone } = groups
  const bareReference = groups.bareReference ?? groups.plainReference
  const sign = groups.sign && signs[groups.sign]
  const word =
    groups.word ??
    groups.counted ??
    groups.compound ??
    groups.times ??
    (groups.area && 'm2') ??
    (groups.under && 'under')
  if (phone) return {}
  if (groups.road) return { word: groups.road.slice(1), road: true }
  if (day) return { day: readDay(day) }
  if (bareReference) return { reference: `JP-${bareReference}` }
  if (reference) return { reference: reference.toUpperCase().replace(/([A-Z]+)[ -]?/, '$1-') }
  if (groups.year) return { number: 2000 + Number(groups.year.slice(1)) }
  if (groups.extension) return { number: Number(groups.extension) }
  if (number) return { ...readNumber(number), rand: rand !== undefined }
  // People without ± on their keyboard type +- or +/-.
  return { word: foldWord(word ?? sign ?? (about && '±') ?? ''), letters: lettersOf(word ?? '') }
}

export function tokensOf(sentence: string): Token[] {
  const text = sentence.slice(0, longestSentence)
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const start = match.index
    const gap = text.slice(end, start)
    end = start + match[0].length
    const plus = /^\s*\+/.test(text.slice(end, end + 3))
    const percent = /^ ?%/.test(text.slice(end, end + 2))
    const foreign = /[$€£] ?$/.test(gap)
    const said = meaningOf(match.groups ?? {})
    tokens.push({ ...nothing, ...said, start, end, gap, plus, percent, foreign })
  }
  return tokens
}

/** No road has a higher number, and nothing is sold or let for less. */
const lowestPrice = 100

/** A number that is not a price is a word too: `peak 2`, `Silver Sands 1`, `R62`. */
export function wordOf({ word, number, rand, road }: Token): string {
  if (road) return `r${word}`
  if (word || number === undefined) return word
  if (!rand) return String(number)
  return Number.isInteger(number) && number < lowestPrice ? `r${number}` : ''
}

/** The words of a name, as a sentence would have them. */
export function wordsOf(name: string): string[] {
  return tokensOf(name).map(wordOf)
}

/** A comma, a full stop or a bracket: no phrase continues past it. */
export function breaksBefore({ gap }: Token): boolean {
  return /[,;:!?()|]|\.\s/.test(gap)
}

export function isDash({ gap }: Token): boolean {
  return /^\s*[-–—]\s*$/.test(gap)
}
