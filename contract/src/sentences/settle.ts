import { negate } from './negate.ts'
import { spelledNumberAt } from './number-words.ts'
import type { Piece } from './pieces.ts'
import { countedUnits } from './quantity-units.ts'
import type { Reader } from './reader.ts'
import { settleAbbreviations } from './settle-abbreviations.ts'
import { settleBeside } from './settle-beside.ts'
import { settleBlocks } from './settle-blocks.ts'
import { settleCottages } from './settle-cottages.ts'
import { settleDrives, settleLoneDrives, settleWorkplaces } from './settle-drives.ts'
import {
  settleAnimals,
  settleLand,
  settleNearby,
  settleParts,
  settleStudios,
} from './settle-homes.ts'
import {
  settleCampuses,
  settleLandmarks,
  settleMeasured,
  settleNamesakes,
  settleStreets,
  settleUnknownLandmarks,
} from './settle-landmarks.ts'
import {
  settleGetaways,
  settleMoves,
  settleOuterPlaces,
  settlePlaces,
  settleShared,
} from './settle-places.ts'
import { settleOwners, settlePractices, settleResidents } from './settle-people.ts'
import { settleNew } from './settle-new.ts'
import { settlePremises } from './settle-premises.ts'
import { usageOf } from './property-meaning.ts'
import { settlePrices } from './settle-prices.ts'
import { settleRooms } from './settle-rooms.ts'
import { settleSecondWish } from './settle-second-wish.ts'
import { settleSurrounds } from './settle-surrounds.ts'
import { settleRepossessed, settleTitles, settleVillages } from './settle-titles.ts'
import {
  settleExchanges,
  settlePairs,
  settleSea,
  settleTimes,
  settleWeekNumbers,
} from './settle-weeks.ts'
import { fillerPhrases } from './vocabulary-plain.ts'

const landWords = new Set([
  'erf',
  'stand',
  'plot',
  'land',
  'grond',
  'ground',
  'lot',
  'perseel',
  'erwe',
])
/** Types whose size is that of their land. */
const landTypes = /land|farm|holding/i
/** Types that have an erf of their own. */
const houseTypes = /^(house|townhouse|cluster|simplex|duplex|garden cottage)/i
const fillerWords = new Set(fillerPhrases.flatMap(({ words }) => words))
const floorWords = new Set(['floor', 'vloer'])

/** `plot 2 ha`: the land, and its size. */
function landAndSize(piece: Piece, { tokens, lexicon }: Reader): Piece[] {
  const type = lexicon.main.find(tokens, piece.from)
  if (type?.meaning.is !== 'types') return [piece]
  const isSize = (at: number) =>
    tokens[at]?.number !== undefined ||
    spelledNumberAt(tokens, at) ||
    lexicon.bounds.find(tokens, at)
  let from = piece.from + 1
  while (from < piece.to - 1 && !isSize(from)) from += 1
  const land = { from: piece.from, to: piece.from + 1, said: type.meaning }
  return type.length === 1 ? [land, { ...piece, from }] : [{ ...piece, from }]
}

/** `plot 2 ha with workshop`: what is also a room in a home does not make it commercial. */
function settlePlots(pieces: readonly Piece[], reader: Reader): Piece[] {
  const types = pieces.flatMap(({ said }) => (said.is === 'types' ? said : []))
  const isOnlyRooms = types.length > 0 && types.every(({ keyword }) => keyword)
  if (!isOnlyRooms) return [...pieces]
  return pieces.flatMap((piece) => {
    const isPlot =
      piece.said.is === 'quantity' &&
      piece.said.unit === 'erf' &&
      landWords.has(reader.tokens[piece.from]?.word ?? '')
    return isPlot ? landAndSize(piece, reader) : piece
  })
}

/** `1 000 m² stand` is the erf of a house if a house is named, and otherwise vacant land. */
function settleErf(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens } = reader
  const saysLand = ({ from, to }: Piece) =>
    to - from === 1 && landWords.has(tokens[from]?.word ?? '')
  const isLand = (piece: Piece) => piece.said.is === 'types' && saysLand(piece)
  const linksToLand = ({ from, to }: Piece) =>
    to - from === 1 && /^(of|van)$/.test(tokens[from]?.word ?? '')
  // What has rooms is a building, even if it was not called a house.
  const hasRooms = ({ said }: Piece) =>
    said.is === 'rooms' ||
    ((said.is === 'quantity' || said.is === 'count') &&
      said.unit !== undefined &&
      countedUnits.includes(said.unit))
  // `500 ha farm with a lodge`: a type of the other usage is ignored.
  const usage = usageOf(pieces)
  const isType = ({ said }: Piece) => said.is === 'types' && said.usage === usage
  const isBuilding = pieces.some((piece) => hasRooms(piece) || (isType(piece) && !isLand(piece)))
  const isFloor = pieces.some(
    (piece) => isType(piece) && piece.said.is === 'types' && !landTypes.test(piece.said.as),
  )
  const isHouse = pieces.some(({ said }) => said.is === 'types' && houseTypes.test(said.as))
  /** `house on 800 m²`, but not `house of 200 m²`. */
  const isGround = ({ from, said }: Piece) =>
    said.is === 'quantity' &&
    said.unit === 'size' &&
    (said.isLand || (isHouse && /^(on|op)$/.test(tokens[from - 1]?.word ?? '')))
  const settled: Piece[] = []
  for (const piece of pieces) {
    // `an acre of land`
    const between = settled.at(-1)
    const isOf = between?.said.is === 'filler' && linksToLand(between)
    const last = isOf ? settled.at(-2) : between
    const sized =
      last?.said.is === 'quantity' &&
      (last.said.unit === 'size' || (last.said.unit === 'erf' && last.said.isLand)) &&
      last.to === (isOf ? between.from : piece.from)
    const { said } = piece
    const isOfHouse = isBuilding && said.is === 'plain' && saysLand(piece)
    if (sized && (isLand(piece) || isOfHouse) && last?.said.is === 'quantity') {
      settled.splice(isOf ? -2 : -1)
      const erf = { ...last.said, unit: 'erf' as const }
      if (isBuilding) settled.push({ from: last.from, to: piece.to, said: erf })
      else settled.push({ ...last, said: erf }, ...(isOf ? [between] : []), piece)
    } else if (
      said.is === 'quantity' &&
      said.unit === 'erf' &&
      !isBuilding &&
      landWords.has(tokens[piece.from]?.word ?? '')
    ) {
      settled.push(...landAndSize(piece, reader))
    } else if (isFloor && said.is === 'quantity' && isGround(piece)) {
      settled.push({ ...piece, said: { ...said, unit: 'erf', isLand: true } })
    } else settled.push(piece)
  }
  return settled
}

/** `outside rooms`: without a place, it does not merely introduce one. */
function isAlone({ from, to, said }: Piece, { tokens }: Reader): boolean {
  return said.is === 'near' && tokens.slice(from, to).some(({ word }) => !fillerWords.has(word))
}

const greetings = /^(morning|afternoon|evening|more|middag|naand)$/

/** `Morning! Looking for a flat`: at the beginning, the time of the day says nothing. */
function isGreeting({ from, to, said }: Piece, { tokens }: Reader): boolean {
  const next = tokens[to]
  const isFirst = from === 0 && to === 1 && said.is === 'plain'
  return (
    isFirst && next !== undefined && /[!,.]/.test(next.gap) && greetings.test(tokens[0]?.word ?? '')
  )
}

/** The pieces as a whole: negations and the erf depend on the surrounding pieces. */
export function settle(pieces: readonly Piece[], reader: Reader): Piece[] {
  const unsaid = pieces.map((piece): Piece => {
    const lone =
      piece.said.is === 'unit' ||
      (piece.said.is === 'unknown' && floorWords.has(reader.tokens[piece.from]?.word ?? ''))
    if (isGreeting(piece, reader)) return { ...piece, said: { is: 'filler' } }
    return lone ? { ...piece, said: { is: 'plain' } } : piece
  })
  const told = settleAbbreviations(unsaid, reader)
  const times = settlePairs(
    settleTimes(settleWeekNumbers(settleSea(settleExchanges(told, reader), reader), reader)),
  )
  const known = settleLandmarks(settleStreets(times, reader), reader)
  const landmarks = settleUnknownLandmarks(settleMeasured(known, reader), reader)
  const places = settlePlaces(
    settleCampuses(settleNamesakes(settleShared(landmarks), reader), reader),
    reader,
  )
  const drives = settleDrives(settleSurrounds(places, reader), reader)
  const wanted = negate(
    settleWorkplaces(
      settleMoves(settleResidents(settleGetaways(drives, reader), reader), reader),
      reader,
    ),
    reader,
  )
  const animals = settleAnimals(settleNearby(settleNew(wanted, reader), reader), reader)
  const blocks = settleBlocks(settlePremises(animals, reader), reader)
  const owned = settleOwners(settlePractices(blocks, reader), reader)
  const titled = settleTitles(settleRepossessed(owned, reader), reader)
  const types = settleVillages(titled, reader)
  const plots = settlePlots(settleRooms(settleStudios(types, reader), reader), reader)
  const parts = settleParts(plots, reader)
  const homes = settleSecondWish(settleCottages(settleLand(parts, reader), reader), reader)
  const placed = settleBeside(settleOuterPlaces(settleLoneDrives(homes, reader), reader), reader)
  const erven = settleErf(placed, reader)
  // `land 5000 sqm zoned industrial`: only now is the land distinguished from its size.
  const settled = settlePrices(settleLand(erven, reader), reader)
  return settled.map((piece): Piece =>
    isAlone(piece, reader) ? { ...piece, said: { is: 'plain' } } : piece,
  )
}
