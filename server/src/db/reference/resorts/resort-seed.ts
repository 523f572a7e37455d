import type { Province } from '../regions.ts'

export type ResortSetting =
  | 'beach'
  | 'berg'
  | 'bush'
  | 'lake'
  | 'river'
  | 'city'
  | 'vineyard'
  | 'karoo'

export type LegalBasis = 'share block' | 'sectional title' | 'club' | 'limited term'

export type MediaCategory = 'Facebook' | 'Twitter' | 'YouTube' | 'Website' | 'WalkThrough'

export type FacilitySeed = { category: string; description: string; site: 'On' | 'Off' }
export type ResortMediaSeed = { prCategory: MediaCategory; prSite: string }

/** A studio counts as 0 bedrooms. */
export type UnitTypeSeed = { name: string; bedrooms: number; maxSleep: number }

export type ResortSeed = {
  id: number
  resortCode: string
  resortName: string
  regionCode: string
  province: Province
  town: string
  addressLines: readonly string[]
  postalCode: string
  lat: number
  lng: number
  setting: ResortSetting
  /** An advert for a week must disclose the kind, the legal basis and the years, if limited. */
  accommodation: string
  legalBasis: LegalBasis
  termYears: number | null
  /** One entry per paragraph. */
  description: readonly string[]
  facilities: readonly FacilitySeed[]
  media: readonly ResortMediaSeed[]
  unitTypes: readonly UnitTypeSeed[]
  /** 52 season letters, the first for week 1. */
  seasonCalendar: string
}
