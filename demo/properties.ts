import type { InferInsertModel } from '#server/db/orm.ts'
import { openStatus, propertyStatus } from '#contract/properties/properties.states.ts'
import type { properties } from '#server/db/schema/properties.ts'
import type { propertyFieldValues } from '#server/db/schema/property-fields.ts'
import { dayOf, type Clock } from './clock.ts'
import type { Listing } from './listings.ts'
import type { People } from './people.ts'
import type { Usage as PhraseUsage } from './phrases.ts'
import { draftAll, type Draft } from './property-drafts.ts'
import { Rand } from './scenes/random.ts'
import type { World } from './world.ts'

export type PropertyRow = InferInsertModel<typeof properties> & { id: number; reference: string }

export interface DemoProperties {
  rows: PropertyRow[]
  fieldValues: InferInsertModel<typeof propertyFieldValues>[]
}

function titleDrawer(): (listing: Listing) => string {
  const seen = new Set<string>()
  const usage: PhraseUsage = new Map()
  return (listing) => {
    let title = listing.title(usage)
    for (let tries = 0; seen.has(title) && tries < 12; tries++) title = listing.title(usage)
    if (seen.has(title)) title = `${title}, ${listing.streetName}`
    if (seen.has(title)) title = `${title}, ${listing.place.suburb}`
    seen.add(title)
    return title
  }
}

function statusOf(stage: Draft['stage'], isSale: boolean): string {
  if (stage.startsWith('closed')) return isSale ? propertyStatus.sold : propertyStatus.rentedOut
  switch (stage) {
    case 'awaiting payment':
      return propertyStatus.awaitingPayment
    case 'awaiting EFT':
      return propertyStatus.awaitingEft
    case 'offer pending':
      return propertyStatus.offerPending
    case 'contract':
      return propertyStatus.contract
    default:
      return openStatus(isSale)
  }
}

function lifeOf(draft: Draft, world: World, clock: Clock, r: Rand) {
  const { stage, listing } = draft
  const createdAt = clock.ago(draft.daysAgo, r)
  const code = statusOf(stage, listing.isSale)
  const paid = !stage.startsWith('awaiting')
  const paidAt = paid ? clock.after(createdAt, r.between(0.2, 30)) : null
  const everPublished = paid && (stage !== 'deleted' || r.chance(0.5))
  const firstPublishedAt = everPublished && paidAt ? clock.after(paidAt, r.between(0.5, 20)) : null
  const published = ['live', 'offer pending', 'contract', 'closed, shown'].includes(stage)
  const deletedAt = stage === 'deleted' ? clock.ago(Math.max(0, draft.daysAgo / 2), r) : null
  return {
    createdAt,
    updatedAt: deletedAt ?? firstPublishedAt ?? paidAt ?? createdAt,
    statusId: world.status(code),
    paidAt,
    published,
    publishedAt: published ? firstPublishedAt : null,
    firstPublishedAt,
    hideAfter:
      stage === 'closed, shown'
        ? clock.day(r.int(5, 40))
        : stage === 'closed, hidden'
          ? clock.day(-r.int(5, 60))
          : null,
    deletedAt: deletedAt && deletedAt < createdAt ? createdAt : deletedAt,
  }
}

/** An open-licence film, and a tour on a site that does not exist: nobody's content is shown. */
const sampleVideo = 'aqz-KE-bpKQ'
const sampleTours = 'https://tours.jacaranda.example/'

/** Some sellers of homes had a film made, some a tour, a few both. */
function tourAndVideo({ usage, type, bedrooms }: Listing, id: number, r: Rand) {
  const shown = usage === 'Residential' && type !== 'Vacant Land' && (bedrooms ?? 0) >= 2
  return {
    video: shown && r.chance(0.2) ? sampleVideo : null,
    virtualTour: shown && r.chance(0.16) ? `${sampleTours}JP-${10_000 + id}` : null,
  }
}

export function makeProperties(world: World, people: People, clock: Clock): DemoProperties {
  const r = new Rand('demo/properties')
  const titleOf = titleDrawer()
  const told: PhraseUsage = new Map()
  const rows: PropertyRow[] = []
  const fieldValues: DemoProperties['fieldValues'] = []
  draftAll(world, people, clock, r).forEach((draft, index) => {
    const { listing, owner } = draft
    const own = r.stream(`row/${index}`)
    const id = index + 1
    const { place } = listing
    const available = listing.dateAvailable
    const life = lifeOf(draft, world, clock, own)
    rows.push({
      id,
      reference: `JP-${10_000 + id}`,
      usage: listing.usage,
      isSale: listing.isSale,
      propertyTypeId: world.propertyType(listing.type),
      name: listing.name,
      unit: listing.unit,
      shortDescription: titleOf(listing),
      description: listing.describe(told),
      price: listing.price.toFixed(2),
      pricePer: listing.pricePer,
      operationalCosts: listing.operationalCosts?.toFixed(2) ?? null,
      dateAvailable:
        available && available < dayOf(life.createdAt) ? dayOf(life.createdAt) : available,
      showAddress: own.chance(0.55),
      addressLine1: listing.name ? `${listing.unit ?? own.int(1, 60)} ${listing.name}` : null,
      addressLine2: null,
      addressLine3: null,
      streetNumber: listing.streetNumber,
      streetName: listing.streetName,
      provinceId: place.provinceId,
      cityId: place.cityId,
      suburbId: place.suburbId,
      postalCode: place.postalCode,
      lat: listing.lat,
      lng: listing.lng,
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      garages: listing.garages,
      erfSize: listing.erfSize,
      floorSize: listing.floorSize,
      ownerUserId: owner.userId,
      createdBy: owner.userId,
      agentId: owner.agentId,
      agencyId: owner.agencyId,
      ...tourAndVideo(listing, id, own),
      ...life,
    })
    for (const [name, value] of listing.fields()) {
      fieldValues.push({ propertyId: id, fieldId: world.field(name).id, value })
    }
  })
  return { rows, fieldValues }
}
