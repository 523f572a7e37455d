import type { InferInsertModel } from 'drizzle-orm'
import { openStatus, propertyStatus } from '#contract/properties/properties.states.ts'
import type { properties } from '#server/db/schema/properties.ts'
import type { propertyFieldValues } from '#server/db/schema/property-fields.ts'
import { dayOf, type Clock } from './clock.ts'
import { drawListing, type Listing, type Usage } from './listings.ts'
import { dealer, weighted } from './lots.ts'
import { knownHouseLevel, provinceShares } from './market.ts'
import { agencySeeds } from './people-seeds.ts'
import type { DemoPerson, People } from './people.ts'
import type { Usage as PhraseUsage } from './phrases.ts'
import { Rand } from './scenes/random.ts'
import type { Nature, Place, World } from './world.ts'

export type PropertyRow = InferInsertModel<typeof properties> & { id: number; reference: string }

type Stage =
  | 'live'
  | 'offer pending'
  | 'contract'
  | 'closed, shown'
  | 'closed, hidden'
  | 'taken down'
  | 'awaiting payment'
  | 'awaiting EFT'
  | 'deleted'

const stages: readonly (readonly [Stage, number])[] = [
  ['live', 66],
  ['offer pending', 5],
  ['contract', 3],
  ['closed, shown', 5],
  ['closed, hidden', 4],
  ['taken down', 5],
  ['awaiting payment', 5],
  ['awaiting EFT', 4],
  ['deleted', 2],
]

export interface DemoProperties {
  rows: PropertyRow[]
  fieldValues: InferInsertModel<typeof propertyFieldValues>[]
}

interface Draft {
  listing: Listing
  stage: Stage
  owner: DemoPerson
  daysAgo: number
}

/** What the accounts to try must find among their own listings. */
const reserved: readonly {
  username: string
  stage: Stage
  usage: Usage
  isSale: boolean
  daysAgo: number
}[] = [
  { username: 'seller', stage: 'live', usage: 'Residential', isSale: true, daysAgo: 24 },
  { username: 'seller', stage: 'offer pending', usage: 'Residential', isSale: true, daysAgo: 58 },
  { username: 'seller', stage: 'awaiting payment', usage: 'Residential', isSale: true, daysAgo: 1 },
  { username: 'seller', stage: 'awaiting EFT', usage: 'Commercial', isSale: false, daysAgo: 3 },
  { username: 'seller', stage: 'closed, hidden', usage: 'Residential', isSale: true, daysAgo: 190 },
  { username: 'managing', stage: 'live', usage: 'Commercial', isSale: false, daysAgo: 9 },
  { username: 'managing', stage: 'live', usage: 'Residential', isSale: false, daysAgo: 12 },
  {
    username: 'managing',
    stage: 'closed, shown',
    usage: 'Residential',
    isSale: false,
    daysAgo: 40,
  },
  { username: 'agency', stage: 'live', usage: 'Commercial', isSale: true, daysAgo: 15 },
]

/**
 * Homes stand where people know the names. A gazetteer without farms or factories in a province
 * leaves that province without such listings.
 */
function placeDealers(world: World, r: Rand) {
  const dealers = new Map<string, () => Place>()
  for (const [province] of provinceShares) {
    const all = world.places.filter((place) => place.province === province)
    const known = all.filter((place) => knownHouseLevel(province, place.suburb) !== undefined)
    const of = (nature: Nature) => all.filter((place) => place.nature === nature)
    const towns = known.filter((place) => place.nature === 'town')
    const pools = {
      town: towns.length >= 6 ? towns : of('town'),
      rural: of('rural'),
      industrial: of('industrial'),
    }
    for (const [nature, places] of Object.entries(pools)) {
      if (places.length > 0)
        dealers.set(`${province}/${nature}`, dealer(r.stream(`${province}/${nature}`), places))
    }
  }
  return (province: string, nature: Nature): Place | undefined =>
    (dealers.get(`${province}/${nature}`) ?? dealers.get(`${province}/town`))?.()
}

function natureFor(usage: Usage, isSale: boolean, r: Rand): Nature {
  if (usage === 'Commercial') return r.chance(0.42) ? 'industrial' : 'town'
  return isSale && r.chance(0.07) ? 'rural' : 'town'
}

function ownerDealer(people: People, r: Rand) {
  const sellers = dealer(
    r.stream('sellers'),
    people.withRole('privateUser').filter((person) => person.username !== 'buyer'),
  )
  const staff = people.withRole('agent', 'agency', 'managingAgent')
  const byProvince = new Map<string, () => DemoPerson>()
  for (const [province] of provinceShares) {
    const local = staff.filter(
      (person) => agencySeeds[(person.agencyId ?? 0) - 1]?.province === province,
    )
    if (local.length > 0) byProvince.set(province, dealer(r.stream(`staff/${province}`), local))
  }
  return (province: string): DemoPerson =>
    r.chance(0.62) ? (byProvince.get(province) ?? sellers)() : sellers()
}

function draftAll(world: World, people: People, clock: Clock, r: Rand): Draft[] {
  const places = placeDealers(world, r.stream('places'))
  const ownerFor = ownerDealer(people, r.stream('owners'))
  const drafts: Draft[] = []
  for (const [province, count] of provinceShares) {
    for (let n = 0; n < count; n++) {
      const own = r.stream(`${province}/${n}`)
      const usage: Usage = own.chance(0.26) ? 'Commercial' : 'Residential'
      const isSale = own.chance(usage === 'Commercial' ? 0.4 : 0.66)
      const place = places(province, natureFor(usage, isSale, own))
      if (!place) continue
      drafts.push({
        listing: drawListing(place, usage, isSale, clock, own),
        stage: weighted(own, stages),
        owner: ownerFor(province),
        // Most listings are young: a quarter of them came in the last three weeks.
        daysAgo: Math.floor(1 + 260 * own.next() ** 2.1),
      })
    }
  }
  reserved.forEach((wish, n) => {
    const place = places('Gauteng', 'town')
    if (!place) return
    const own = r.stream(`reserved/${n}`)
    drafts.push({
      listing: drawListing(place, wish.usage, wish.isSale, clock, own),
      stage: wish.stage,
      owner: people.byUsername(wish.username),
      daysAgo: wish.daysAgo,
    })
  })
  for (const draft of drafts) {
    const closed =
      draft.stage === 'contract' ||
      draft.stage.startsWith('closed') ||
      draft.stage === 'offer pending'
    if (closed) draft.daysAgo = Math.max(draft.daysAgo, 30)
    if (draft.stage.startsWith('awaiting')) draft.daysAgo = Math.min(draft.daysAgo, 18)
  }
  return drafts.sort((a, b) => b.daysAgo - a.daysAgo)
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
    const line = `${listing.streetNumber} ${listing.streetName}`
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
      addressLine1: listing.name ? `${listing.unit ?? own.int(1, 60)} ${listing.name}` : line,
      addressLine2: listing.name ? line : place.suburb,
      addressLine3: listing.name ? place.suburb : place.city,
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
      ...life,
    })
    for (const [name, value] of listing.fields()) {
      fieldValues.push({ propertyId: id, fieldId: world.field(name).id, value })
    }
  })
  return { rows, fieldValues }
}
