import { z } from 'zod'
import { defineCall } from '../call.ts'
import { picture } from '../values/picture.ts'

export const carouselItem = z.object({
  id: z.number().int(),
  header: z.string(),
  description: z.string(),
  image: picture.nullable(),
  timeshareID: z.number().int().nullable(),
  propertyID: z.number().int().nullable(),
  /** Where the listing is shown: the resort's code, or the property's usage. */
  resortCode: z.string().nullable(),
  propertyUsageType: z.string().nullable(),
})

export type CarouselItem = z.infer<typeof carouselItem>

export const listCarousel = defineCall({
  name: 'carousel.list',
  method: 'GET',
  path: '/api/Carousel',
  who: 'everyone',
  summary: 'The pictures of the home page, with published listings behind them',
  input: z.object({}),
  output: z.array(carouselItem),
  cache: { seconds: 30, of: ['carousel_items', 'images', 'properties', 'weeks'] },
})
