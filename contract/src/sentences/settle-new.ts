import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

const news = /^(new|newest|nuwe|nuut|nuutste)$/
const thisWeek = /^(this|hierdie|past|last)$/

/** `new houses this week`: the word says the same as the week, and not that the house is new. */
export function settleNew(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const flag = pieces.find(
    ({ from, said }) =>
      said.is === 'flag' &&
      said.flag === 'newThisWeek' &&
      tokens.slice(from, from + 3).some(({ word }) => thisWeek.test(word)),
  )
  if (!flag) return [...pieces]
  return pieces.map((piece) => {
    const isNew =
      piece.said.is === 'plain' &&
      piece.to - piece.from === 1 &&
      news.test(tokens[piece.from]?.word ?? '')
    return isNew ? { ...piece, said: flag.said } : piece
  })
}
