import type { ComparedProperty, ComparedWeek } from '#contract/comparisons/comparisons.schema.ts'
import { AppError } from '#contract/errors.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import type { DriveTo } from '../../gateways/routing/drive-time.ts'
import type { Services } from '../../services.ts'
import { historyOf } from '../listings/price-history.service.ts'
import { showProperty } from '../properties/properties.service.ts'
import { resortTargets } from '../weeks/fitting-resorts.ts'
import { getWeek } from '../weeks/weeks.service.ts'
import { findFactFields, findReductions } from './comparisons.queries.ts'
import { findDrives } from './drives.service.ts'

export interface ComparisonQuery {
  ids: readonly number[]
  /** Keys of places. */
  places: readonly string[]
}

/** A comparison is the same for everyone: a listing that only its owner can see counts as gone. */
async function visibleOf<Listing>(
  ids: readonly number[],
  show: (id: number) => Promise<Listing>,
): Promise<{ found: Listing[]; gone: number[] }> {
  const all = await Promise.all(
    ids.map((id) =>
      show(id).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'notFound') return null
        throw error
      }),
    ),
  )
  return {
    found: all.filter((one) => one !== null) as Listing[],
    gone: ids.filter((_, n) => all[n] === null),
  }
}

function targetOf({ mapPosition }: Property): DriveTo | undefined {
  return mapPosition ? { place: [mapPosition.lat, mapPosition.lng] } : undefined
}

function positionOf(target: DriveTo | undefined): ComparedProperty['position'] {
  if (!target) return null
  const [lat, lng] = target.place
  return { lat, lng }
}

export async function compareProperties(services: Services, { ids, places }: ComparisonQuery) {
  const { db } = services.database
  const { found, gone } = await visibleOf(ids, (id) => showProperty(services, id, null))
  const [facts, reductions, { drives, ...rest }, histories] = await Promise.all([
    findFactFields(db),
    findReductions(db, ids),
    findDrives(services, places, found.map(targetOf)),
    Promise.all(found.map(({ id }) => historyOf(services.database, { kind: 'property', id }))),
  ])
  const items = found.map((property, n): ComparedProperty => ({
    ...property,
    displayData: property.displayData.map((group) => ({
      ...group,
      values: group.values.filter(({ id }) => !facts.includes(id)),
    })),
    pictures: property.propertyImages.map(({ image }) => image),
    reducedBy: reductions.get(property.id) ?? null,
    daysOnSite: histories[n]?.daysOnSite ?? null,
    drives: drives[n] ?? [],
    position: positionOf(targetOf(property)),
  }))
  return { items, gone, ...rest }
}

/** A week at a resort outside the catalogue is not on the map. */
async function targetsOf(services: Services, weeks: readonly WeekDetail[]) {
  const targets = await resortTargets(services)
  return weeks.map(({ resortId }) => (resortId === null ? undefined : targets.get(resortId)))
}

export async function compareWeeks(services: Services, { ids, places }: ComparisonQuery) {
  const { found, gone } = await visibleOf(ids, (id) => getWeek(services, id, { session: null }))
  const targets = await targetsOf(services, found)
  const [{ drives, ...rest }, histories] = await Promise.all([
    findDrives(services, places, targets),
    Promise.all(found.map(({ id }) => historyOf(services.database, { kind: 'week', id }))),
  ])
  const items = found.map(({ images, image, ...week }, n): ComparedWeek => {
    return {
      ...week,
      pictures: images.length ? images : image ? [image] : [],
      daysOnSite: histories[n]?.daysOnSite ?? null,
      drives: drives[n] ?? [],
      position: positionOf(targets[n]),
    }
  })
  return { items, gone, ...rest }
}
