import { usualRadius } from '../properties/search.choices.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

const surrounds =
  /^(?:(?:and|or|en|of) )?(?:(?:the|die|its) )?(?:surrounds|surroundings|omgewing|omstreke|(?:surrounding|nearby|neighbouring|omliggende) (?:areas?|suburbs?|towns?|gebiede|voorstede|dorpe)|(?<=(?:and|or) )(?:(?:anywhere|somewhere) )?(?:surrounding|nearby|near by|close by)) /

/** `Fourways or nearby`, `Paarl en omgewing`: the places around it are searched too. */
export function settleSurrounds(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces) {
    const { said, to } = piece
    const from = Math.max(piece.from, settled.at(-1)?.to ?? 0)
    if (from >= to) continue
    const words = tokens.slice(to, to + 4).map(({ word }) => word)
    const [around = ''] = surrounds.exec(`${words.join(' ')} `) ?? []
    const isPlace =
      said.is === 'place' && said.place.kind !== 'province' && said.kilometres === undefined
    settled.push(
      around && isPlace
        ? {
            from,
            to: to + around.split(' ').length - 1,
            said: { ...said, kilometres: usualRadius },
          }
        : { ...piece, from },
    )
  }
  return settled
}
