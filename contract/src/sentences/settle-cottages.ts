import { featureNames } from '../properties/features.ts'
import type { Piece } from './pieces.ts'
import { salesTypeOf } from './property-meaning.ts'
import type { Reader } from './reader.ts'

const cottage = /cottage/i
/** Before what belongs to another home: `3 bedrooms with flatlet`. */
const joins = new Set([
  'with',
  'met',
  'and',
  'en',
  'plus',
  'has',
  'have',
  'het',
  'including',
  'incl',
])

/**
 * `granny flat to rent`: to rent it is on its own, and listed as a garden cottage. For sale it is
 * part of a house.
 */
export function settleCottages(pieces: readonly Piece[], { tokens, lexicon }: Reader): Piece[] {
  const type = lexicon.types.find(({ description }) => cottage.test(description))
  const isNamed = pieces.some(({ said }) => said.is === 'types' || said.is === 'studio')
  if (!type || isNamed || salesTypeOf(pieces) === 'Sale') return [...pieces]
  return pieces.map((piece) => {
    const { from, said } = piece
    const isFlatlet = said.is === 'feature' && said.as === featureNames.flatlet
    const isAlone = tokens
      .slice(Math.max(0, from - 2), from + 1)
      .every(({ word }) => !joins.has(word))
    if (!isFlatlet || !isAlone) return piece
    const { id, usage, description } = type
    return { ...piece, said: { is: 'types', ids: [id], usage, as: description } }
  })
}
