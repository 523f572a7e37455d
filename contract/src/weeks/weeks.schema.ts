import { z } from 'zod'
import { picture } from '../values/picture.ts'

export const seasons = ['Peak 1', 'Peak 2', 'Peak 3', 'Peak 4', 'Red', 'White', 'Blue', 'Flexi'] as const
export type Season = (typeof seasons)[number]

/** The card of the latest weeks. */
export const weekCard = z.object({
  id: z.number().int(),
  weekReference: z.string(),
  resortName: z.string(),
  resortCode: z.string(),
  town: z.string(),
  region: z.string(),
  image: picture.nullable(),
  module: z.string(),
  season: z.string(),
  bedrooms: z.string(),
  maxSleep: z.number().int(),
  arrivalDate: z.string().nullable(),
  departureDate: z.string().nullable(),
  /** The week of the year, for the year ribbon; null for a floating week. */
  weekNumber: z.number().int().nullable(),
  /** The resort's 52 weeks, one letter each: 1 to 4 for the peaks, R, W, B, F. */
  seasonCalendar: z.string(),
  levyAmount: z.number(),
  sellPrice: z.number(),
  displayText: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
})

export type WeekCard = z.infer<typeof weekCard>
