import { partOfMonthAt } from './parts-of-months.ts'
import type { Reader } from './reader.ts'

const arrivals = new Set([
  'arriving',
  'arrive',
  'arrival',
  'arr',
  'aankoms',
  'check',
  'checking',
  'checkin',
])
/** Before a date; those that begin a stay or a lease turn a month on its own into a date. */
const prepositions = new Set([
  ...arrivals,
  'from',
  'by',
  'on',
  'in',
  'vanaf',
  'op',
  'voor',
  'before',
  'teen',
  'per',
  'as',
  'of',
  'the',
  'after',
  'begin',
  'van',
  'early',
  'mid',
  'next',
  'beginning',
  'starting',
  'start',
  'n',
  'die',
  'between',
  'tussen',
])
const firm = new Set(['from', 'by', 'vanaf', 'before', 'teen', 'after', 'voor'])
const mostWords = 3

export interface DateLead {
  /** Where the date begins. */
  at: number
  /** After `available`. */
  available: boolean
  /** From or by then, rather than around that time. */
  isFirm: boolean
  arriving: boolean
}

/** What comes before a date: `available from`, `arriving on the`. */
export function readDateLead(reader: Reader, from: number): DateLead {
  const { tokens, lexicon } = reader
  const said = lexicon.main.find(tokens, from)
  const available = said?.meaning.is === 'available'
  let at = from + (available && said ? said.length : 0)
  let isFirm = available
  let arriving = false
  for (let steps = 0; steps < mostWords && !partOfMonthAt(reader, at); steps++) {
    const word = tokens[at]?.word ?? ''
    if (!prepositions.has(word)) break
    isFirm ||= firm.has(word)
    arriving ||= arrivals.has(word)
    at += 1
  }
  return { at, available, isFirm, arriving }
}
