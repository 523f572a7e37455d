import type { Clock } from './clock.ts'
import type { HomeWish } from './homes.ts'
import { drawListing, type Listing, type Usage } from './listings.ts'
import { dealer, weighted } from './lots.ts'
import { knownHouseLevel, provinceShares } from './market.ts'
import { agencySeeds } from './people-seeds.ts'
import type { DemoPerson, People } from './people.ts'
import type { Rand } from './scenes/random.ts'
import { hasStreets } from './texts/streets.ts'
import type { Nature, Place, World } from './world.ts'

export type Stage =
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

export interface Draft {
  listing: Listing
  stage: Stage
  owner: DemoPerson
  daysAgo: number
}

/** What the sample accounts must find among their own listings. */
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

/** Homes that the home page shows large: each matches its picture there. */
const showpieces: readonly { city: string; suburb: string; daysAgo: number; wish: HomeWish }[] = [
  {
    city: 'Pretoria',
    suburb: 'Arcadia',
    daysAgo: 20,
    wish: {
      type: 'House',
      title: 'Face-brick family home under jacarandas',
      has: { jacaranda: true, thatch: false },
      facts: { storeys: 1, roof: 'Clay tile', bedrooms: 4 },
    },
  },
  {
    city: 'Stellenbosch',
    suburb: 'Devon Valley',
    daysAgo: 26,
    wish: {
      type: 'House',
      title: 'Cape Dutch homestead among the vineyards',
      has: { thatch: true, jacaranda: false },
      facts: { storeys: 1, roof: 'Thatch', view: 'the vineyards', bedrooms: 5 },
    },
  },
  {
    city: 'Upington',
    suburb: 'Louisvale',
    daysAgo: 33,
    wish: {
      type: 'Farm',
      title: 'Farmhouse with a wide stoep and a windpump',
      has: { thatch: false },
      facts: { storeys: 1, roof: 'Corrugated iron', view: 'the veld' },
    },
  },
]

/**
 * Homes are in well-known places. A gazetteer without farms or factories in a province leaves that
 * province without such listings.
 */
function placeDealers(world: World, r: Rand) {
  const dealers = new Map<string, () => Place>()
  for (const [province] of provinceShares) {
    const all = world.places.filter((place) => place.province === province && hasStreets(place))
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

export function draftAll(world: World, people: People, clock: Clock, r: Rand): Draft[] {
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
        // Most listings are recent: a quarter of them were added in the last three weeks.
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
  showpieces.forEach(({ city, suburb, daysAgo, wish }, n) => {
    const place = world.places.find((one) => one.city === city && one.suburb === suburb)
    if (!place) throw new Error(`The gazetteer has no ${suburb}, ${city}`)
    const own = r.stream(`showpiece/${n}`)
    const listing = drawListing(place, 'Residential', true, clock, own, wish)
    drafts.push({ listing, stage: 'live', owner: ownerFor(place.province), daysAgo })
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
