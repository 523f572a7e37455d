import type { Bound, Unit } from './meanings.ts'
import { spelledNumberAt } from './number-words.ts'
import { unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'

const leads: readonly Unit[] = [
  'bedrooms',
  'bathrooms',
  'garages',
  'parking',
  'erf',
  'floor',
  'sleeps',
  'sleeper',
  'people',
  'price',
  'otherCost',
  'bond',
  'monthly',
  'perSize',
  'points',
]
/** Between the lead word and its number: `budget of`, `erf van`, `price is`. */
const links = new Set([
  'of',
  'is',
  'van',
  'a',
  'the',
  'n',
  'about',
  'for',
  'vir',
  'size',
  'at',
  'to',
  'my',
  'x',
])
const erfWords = new Set([
  'erf',
  'stand',
  'plot',
  'land',
  'grond',
  'yard',
  'ground',
  'property',
  'lot',
  'perseel',
])
export interface Lead {
  at: number
  unit: Unit | undefined
  bound: Bound | undefined
  erf: boolean
}

/** What comes before the number: `under`, `budget of`, `bedrooms`. */
export function readLead(reader: Reader, from: number): Lead {
  const lead: Lead = { at: from, unit: undefined, bound: undefined, erf: false }
  for (let steps = 0; steps < 6; steps++) {
    const { at } = lead
    const word = reader.tokens[at]?.word
    if (!word) return lead
    const bound =
      lead.bound === undefined || lead.bound === 'least' || lead.bound === 'more'
        ? reader.find(reader.lexicon.bounds, at)
        : undefined
    const mayBeUnit = (lead.unit === undefined || lead.unit === 'price') && !lead.erf
    const found = mayBeUnit ? unitAt(reader, at, at === from) : undefined
    // `price per m²`
    const unit = lead.unit === undefined || found?.unit === 'perSize' ? found : undefined
    if (bound?.meaning.is === 'bound') {
      lead.bound = bound.meaning.bound
      lead.at += bound.length
    } else if (unit && leads.includes(unit.unit)) {
      lead.unit = unit.unit
      lead.at += unit.length
    } else if (erfWords.has(word) && !lead.unit && !lead.erf && at === from) {
      lead.erf = true
      lead.at += 1
    } else if (at > from && links.has(word) && !spelledNumberAt(reader.tokens, at)) lead.at += 1
    else return lead
  }
  return lead
}
