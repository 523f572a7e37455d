import { createHash } from 'node:crypto'
import { usages } from '#contract/properties/properties.choices.ts'

/**
 * What a saved search is found by: one place or area, the market, and the type if it names one. A
 * listing looks up its own terms, and thereby all searches that it may match.
 */
export interface Term {
  dimension: Dimension
  /** An id, a cell or the hash of a name. */
  value: number
  isSale: boolean
  /** Null means either. */
  usage: string | null
  /** Prices are compared with the gross rent. */
  gross: boolean
  /** 0 means any. */
  typeId: number
}

/** Their positions in this list are stored: new ones are added at the end. */
export const dimensions = [
  'anywhere',
  'province',
  'city',
  'suburb',
  'suburbName',
  'cell0',
  'cell1',
  'cell2',
  'cell3',
  'listing',
  'reference',
  /** For a listing whose suburb is not in the gazetteer. */
  'cityAlone',
  'anyWeek',
  'region',
  'resort',
] as const

export type Dimension = (typeof dimensions)[number]

export const typeBits = 20

/**
 * As one number. Types far beyond those in use may share one, which the exact check tells apart.
 */
export function packed({ dimension, value, isSale, usage, gross, typeId }: Term): bigint {
  const market = (usage === null ? 0 : usages.indexOf(usage as never) + 1) * 2 + Number(isSale)
  return [
    [4, dimensions.indexOf(dimension)],
    [32, value],
    [3, market],
    [1, Number(gross)],
    [typeBits, typeId % 2 ** typeBits],
  ].reduce((term, [bits, part]) => (term << BigInt(bits as number)) | BigInt(part as number), 0n)
}

/** Names of any length as a number; two names may collide. */
export function hashed(name: string): number {
  return createHash('sha256').update(name.toLowerCase()).digest().readUInt32BE(0)
}
