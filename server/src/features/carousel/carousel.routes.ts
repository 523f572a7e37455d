import { listCarousel } from '#contract/carousel/carousel.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findCarousel } from './carousel.queries.ts'

export function carouselRoutes({ database }: Parts): Binding[] {
  return [bind(listCarousel, () => findCarousel(database.db))]
}
