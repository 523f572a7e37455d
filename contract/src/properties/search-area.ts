import { z } from 'zod'
import { spotFrom, type Spot } from '../places/place-key.ts'
import { propertiesTexts as texts } from './properties.messages.ts'

const mostCorners = 60

export interface Box {
  south: number
  west: number
  north: number
  east: number
}

const latitude = (value: number) => Math.abs(value) <= 90
const longitude = (value: number) => Math.abs(value) <= 180

function numbersOf(text: string): number[] {
  return text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
}

/** `south,west,north,east` in degrees. */
export const boxInText = z
  .string()
  .max(200, texts.areaWrong)
  .optional()
  .transform((text, context): Box | undefined => {
    if (!text) return undefined
    const [south = NaN, west = NaN, north = NaN, east = NaN, ...more] = numbersOf(text)
    if (
      [south, north].every(latitude) &&
      [west, east].every(longitude) &&
      south <= north &&
      west <= east &&
      !more.length
    ) {
      return { south, west, north, east }
    }
    context.addIssue({ code: 'custom', message: texts.areaWrong })
    return undefined
  })

export type Corner = readonly [lat: number, lng: number]

/** `lat,lng;lat,lng;…`: the corners of an area drawn by hand. */
export const polygonInText = z
  .string()
  .max(4000, texts.areaWrong)
  .optional()
  .transform((text, context): Corner[] | undefined => {
    if (!text) return undefined
    const corners = text.split(';').map(numbersOf)
    const right = corners.every(
      ([lat = NaN, lng = NaN, ...more]) => latitude(lat) && longitude(lng) && !more.length,
    )
    if (right && corners.length >= 3 && corners.length <= mostCorners) {
      return corners.map(([lat, lng]) => [lat, lng] as Corner)
    }
    context.addIssue({ code: 'custom', message: texts.areaWrong })
    return undefined
  })

/** `lat,lng`. */
export const spotInText = z
  .string()
  .max(100, texts.areaWrong)
  .optional()
  .transform((text, context): Spot | undefined => {
    if (!text) return undefined
    const spot = spotFrom(text)
    if (!spot) context.addIssue({ code: 'custom', message: texts.areaWrong })
    return spot
  })
