import type { InferInsertModel } from '#server/db/orm.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { weekOwners, weeks } from '#server/db/schema/weeks.ts'
import { dayOf, type Clock } from './clock.ts'
import { dealer, roundPrice, sample, weighted } from './lots.ts'
import { drawPhone, handleOf, nameDrawer } from './names.ts'
import type { DemoPerson, People } from './people.ts'
import { Rand } from './scenes/random.ts'
import { levyFor, priceFor } from './week-prices.ts'
import { drawSlot } from './week-slots.ts'
import type { ResortPlace, World } from './world.ts'

export type WeekRow = InferInsertModel<typeof weeks> & { id: number; reference: string }

export interface DemoWeeks {
  rows: WeekRow[]
  owners: InferInsertModel<typeof weekOwners>[]
}

type Stage =
  | 'live'
  | 'to be verified'
  | 'verified'
  | 'taken down'
  | 'awaiting payment'
  | 'awaiting EFT'
  | 'offer pending'
  | 'contract'
  | 'sold, shown'
  | 'sold, hidden'
  | 'deleted'

const stages: readonly (readonly [Stage, number])[] = [
  ['live', 63],
  ['to be verified', 4],
  ['verified', 3],
  ['taken down', 4],
  ['awaiting payment', 6],
  ['awaiting EFT', 5],
  ['offer pending', 5],
  ['contract', 3],
  ['sold, shown', 2],
  ['sold, hidden', 5],
  ['deleted', 1],
]

const statusCodes: Record<Stage, string> = {
  live: weekStatus.available,
  'to be verified': weekStatus.available,
  verified: weekStatus.available,
  'taken down': weekStatus.available,
  'awaiting payment': weekStatus.awaitingPayment,
  'awaiting EFT': weekStatus.awaitingEft,
  'offer pending': weekStatus.offerPending,
  contract: weekStatus.contract,
  'sold, shown': weekStatus.sold,
  'sold, hidden': weekStatus.sold,
  deleted: weekStatus.available,
}

const weeksPerResort = [3, 4, 5, 3, 4, 6, 3, 5]
const tenderWeeks = 14

const reserved: readonly { stage: Stage; daysAgo: number; username: string }[] = [
  { username: 'seller', stage: 'live', daysAgo: 35 },
  { username: 'seller', stage: 'live', daysAgo: 12 },
  { username: 'seller', stage: 'awaiting EFT', daysAgo: 2 },
  { username: 'seller', stage: 'awaiting payment', daysAgo: 1 },
  { username: 'seller', stage: 'offer pending', daysAgo: 66 },
  { username: 'seller', stage: 'sold, hidden', daysAgo: 210 },
]

const otherResorts = [
  'Blouberg Heights',
  'Umngazi Hills',
  'Die Herberg, Uitenhage',
  'Keurbooms Chalets',
]

interface Draft {
  resort: ResortPlace
  otherName: string | null
  stage: Stage
  owner: DemoPerson
  daysAgo: number
  tender: boolean
}

function draftAll(world: World, people: People, r: Rand): Draft[] {
  const owners = dealer(
    r.stream('owners'),
    people.withRole('privateUser').filter((person) => person.username !== 'buyer'),
  )
  const agents = dealer(r.stream('agents'), people.withRole('agent', 'managingAgent'))
  const resortOf = dealer(r.stream('reserved'), world.resorts)
  const drafts: Draft[] = []
  world.resorts.forEach((resort, index) => {
    for (let n = 0; n < (weeksPerResort[index % weeksPerResort.length] as number); n++) {
      const own = r.stream(`${resort.code}/${n}`)
      drafts.push({
        resort,
        otherName: null,
        // Every resort in the catalogue has at least one week to show.
        stage: n === 0 ? 'live' : weighted(own, stages),
        owner: own.chance(0.22) ? agents() : owners(),
        daysAgo: Math.floor(1 + 280 * own.next() ** 1.9),
        tender: false,
      })
    }
  })
  otherResorts.forEach((otherName, n) => {
    drafts.push({
      resort: resortOf(),
      otherName,
      stage: n % 2 ? 'to be verified' : 'live',
      owner: owners(),
      daysAgo: 8 + n * 9,
      tender: false,
    })
  })
  for (const wish of reserved) {
    drafts.push({
      resort: resortOf(),
      otherName: null,
      stage: wish.stage,
      owner: people.byUsername(wish.username),
      daysAgo: wish.daysAgo,
      tender: false,
    })
  }
  for (const draft of sample(
    r.stream('tender'),
    drafts.filter((draft) => ['live', 'verified'].includes(draft.stage)),
    tenderWeeks,
  )) {
    draft.tender = true
  }
  for (const draft of drafts) {
    if (['offer pending', 'contract', 'sold, shown', 'sold, hidden'].includes(draft.stage))
      draft.daysAgo = Math.max(draft.daysAgo, 32)
    if (['awaiting payment', 'awaiting EFT', 'to be verified'].includes(draft.stage))
      draft.daysAgo = Math.min(draft.daysAgo, 14)
  }
  return drafts.sort((a, b) => b.daysAgo - a.daysAgo)
}

function lifeOf(draft: Draft, world: World, clock: Clock, r: Rand) {
  const { stage } = draft
  const createdAt = clock.ago(draft.daysAgo, r)
  const paidAt = stage.startsWith('awaiting') ? null : clock.after(createdAt, r.between(0.1, 40))
  const verifiedAt =
    paidAt && stage !== 'to be verified' ? clock.after(paidAt, r.between(2, 60)) : null
  const first =
    verifiedAt && stage !== 'verified' ? clock.after(verifiedAt, r.between(0.2, 12)) : null
  const published = ['live', 'offer pending', 'contract', 'sold, shown'].includes(stage)
  return {
    createdAt,
    updatedAt: first ?? verifiedAt ?? paidAt ?? createdAt,
    statusId: world.status(statusCodes[stage]),
    paidAt,
    verifiedAt,
    verifiedBy: verifiedAt ? r.pick([1, 8, 9]) : null,
    published,
    publishedAt: published ? first : null,
    firstPublishedAt: first,
    hideAfter:
      stage === 'sold, shown'
        ? clock.day(r.int(4, 30))
        : stage === 'sold, hidden'
          ? clock.day(-r.int(4, 90))
          : null,
    deletedAt: stage === 'deleted' ? clock.after(createdAt, 200) : null,
  }
}

export function makeWeeks(world: World, people: People, clock: Clock): DemoWeeks {
  const r = new Rand('demo/weeks')
  const drawOwner = nameDrawer(r.stream('owner names'))
  const agents = people.withRole('agent').filter((agent) => agent.agentId !== null)
  const rows: WeekRow[] = []
  const owners: DemoWeeks['owners'] = []
  draftAll(world, people, r).forEach((draft, index) => {
    const { resort, owner, otherName } = draft
    const own = r.stream(`row/${index}`)
    const id = index + 1
    const unit = own.pick(
      resort.unitTypes.length ? resort.unitTypes : [{ name: '2 bedrooms', bedrooms: 2, sleeps: 6 }],
    )
    const week = own.int(1, 52)
    const letter = resort.seasonCalendar[week - 1] as string
    const flexi = letter === 'F'
    const slot = drawSlot(week, clock.today, own, flexi)
    const life = lifeOf(draft, world, clock, own)
    const price = priceFor(resort, letter, unit.bedrooms, slot.nights, own)
    const bought = own.int(1998, 2021)
    const banked = own.chance(0.14)
    const custom = owner.agentId !== null
    const referrer = custom ? owner : own.chance(0.22) ? own.pick(agents) : null
    const mandate = own.chance(0.75)
    rows.push({
      id,
      reference: `TW-${20_000 + id}`,
      regionId: otherName ? 1 : resort.regionId,
      resortId: otherName ? null : resort.id,
      otherResortName: otherName,
      unitNumber: own.pick([
        `${own.int(1, 15)}${String(own.int(1, 14)).padStart(2, '0')}`,
        `${own.pick(['A', 'B', 'C', 'D'])} ${own.int(1, 40)}`,
        String(own.int(1, 140)),
      ]),
      module: flexi ? 'Flexi' : slot.module,
      weekNumber: flexi ? null : week,
      seasonId: world.season(letter),
      unitConfigurationId:
        world.unitConfigurations.find(
          (entry) => entry.bedrooms === unit.bedrooms && entry.sleeps === unit.sleeps,
        )?.id ?? null,
      bedrooms: unit.bedrooms,
      maxSleep: unit.sleeps,
      weekType: flexi
        ? 0
        : slot.nights < 7
          ? 2
          : weighted(own, [
              [1, 80],
              [2, 12],
              [3, 8],
            ]),
      levyAmount: levyFor(resort, unit.bedrooms, slot.nights).toFixed(2),
      leviesPaidInFull: own.chance(0.8),
      currentYearBanked: banked,
      spacebankEntityId: banked ? own.pick(world.spacebankEntityIds) : null,
      placedForRental: !banked && own.chance(0.12),
      originalPurchaseDate: own.chance(0.7)
        ? `${bought}-${String(own.int(1, 12)).padStart(2, '0')}-${String(own.int(1, 28)).padStart(2, '0')}`
        : null,
      originalPurchasePrice: own.chance(0.6)
        ? roundPrice(price * own.between(0.5, 1.6)).toFixed(2)
        : null,
      arrivalDate: slot.arrival,
      departureDate: slot.departure,
      sellPrice: price.toFixed(2),
      askingPrice: own.chance(0.5) ? roundPrice(price * own.between(0.86, 0.95)).toFixed(2) : null,
      agentCommission: referrer ? (Math.round((price * 0.075) / 10) * 10).toFixed(2) : null,
      mandate,
      mandateDate: mandate ? dayOf(life.createdAt) : null,
      consent: own.chance(0.93),
      accommodationType: otherName ? 'Self-catering chalet' : resort.accommodation,
      legalBasis: otherName ? 'share block' : null,
      ownerUserId: owner.userId,
      customOwner: custom,
      createdBy: owner.userId,
      referredByAgent: referrer !== null,
      agentId: referrer?.agentId ?? null,
      agencyId: referrer?.agencyId ?? null,
      isTender: draft.tender,
      tenderClosesOn: draft.tender ? clock.day(2 + (id % 40)) : null,
      ...life,
    })
    if (custom) {
      const person = drawOwner()
      owners.push({
        weekId: id,
        name: person.name,
        surname: person.surname,
        email: `${handleOf(person)}@example.com`,
        cellNumber: drawPhone(own),
        telephone: own.chance(0.3) ? drawPhone(own, 'land') : null,
        howMarried: own.pick([2, 5, 6, 7]),
        createdAt: life.createdAt,
        updatedAt: life.createdAt,
      })
    }
  })
  return { rows, owners }
}
