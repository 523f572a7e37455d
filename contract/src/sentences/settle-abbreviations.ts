import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

/** What agents write in two capitals; in lower case they are other words, or none. */
const abbreviations: Readonly<Record<string, string>> = {
  th: 'townhouse',
  fh: 'freehold',
  gf: 'ground floor',
}

/** Rooms before it, or the first word: `3 bed th in Fourways` is not a misspelt "the". */
const rooms = new Set(['quantity', 'rooms'])

/** `TH 3 bed 2 bath`, `GF unit`; not the end of `5th`. */
export function settleAbbreviations(
  pieces: readonly Piece[],
  { tokens, lexicon }: Reader,
): Piece[] {
  return pieces.map((piece, at) => {
    const { from, to, said } = piece
    const token = tokens[from]
    const name = abbreviations[token?.word ?? '']
    if (said.is !== 'unknown' || to - from !== 1 || !token || !name) return piece
    const isGlued = from > 0 && !token.gap
    const isAfterRooms = rooms.has(pieces[at - 1]?.said.is ?? '')
    if (isGlued || (token.letters !== 'capitals' && !isAfterRooms)) return piece
    const words = name.split(' ').map((word) => ({ ...token, word, gap: ' ' }))
    const meaning = lexicon.main.find(words, 0)?.meaning
    return meaning ? { ...piece, said: meaning } : piece
  })
}
