import type { InferInsertModel } from '#server/db/orm.ts'
import type {
  campaignEvents,
  campaignPlaceholders,
  campaigns,
} from '#server/db/schema/campaigns.ts'
import { campaignPage, cardItem } from '#server/features/campaigns/layout-parts.ts'
import type { Clock } from './clock.ts'
import { Rand } from './scenes/random.ts'

export type CampaignRow = InferInsertModel<typeof campaigns> & { id: number }

export interface DemoCampaigns {
  rows: CampaignRow[]
  placeholders: InferInsertModel<typeof campaignPlaceholders>[]
  events: InferInsertModel<typeof campaignEvents>[]
}

const propertyItem = cardItem('[Suburb], [City]<br>[Size]<br>[Reason]')
const weekItem = cardItem('[Arrival]<br>[Season] season, sleeps [Sleeps]<br>[Reason]')

/** The page's own text about each of its items. It must be true of any listing in that position. */
export const itemReasons = {
  property: [
    'Recently listed.',
    'Viewing by appointment.',
    'Photos, running costs and a map are on the listing.',
    'Phone us to arrange a viewing.',
    'Work out the monthly bond repayment on the listing.',
    'Ask the seller a question from the listing page.',
  ],
  week: [
    'The levy and the season are on the listing.',
    'Checked with the resort before it was published.',
    'Exchange it through RCI and other exchange companies.',
    'The buyer’s money is held in trust until transfer.',
    'See the unit’s floor plan on the listing.',
    'Ask the owner a question from the listing page.',
  ],
} as const

export const itemsOfPage = 6

/** A page gets its listings once these have pictures; clicks refer to them earlier by number. */
export function itemId(campaignId: number, rank: number): number {
  return (campaignId - 1) * itemsOfPage + rank
}

export function makeCampaigns(clock: Clock): DemoCampaigns {
  const r = new Rand('demo/campaigns')
  const seeds = [
    {
      name: 'Gauteng homes for sale',
      subject: 'Homes for sale in jacaranda country',
      isTimeshare: false,
      start: -24,
      end: 36,
      itemsPerRow: 2,
      heading: 'Homes for sale in jacaranda country',
      text: 'A selection of homes for sale in Gauteng. Select a home to see its photos, running costs and location.',
      itemBody: propertyItem,
    },
    {
      name: 'Timeshare weeks by the sea',
      subject: 'Your own week by the sea, every year',
      isTimeshare: true,
      start: -12,
      end: 5,
      itemsPerRow: 3,
      heading: 'Your own week by the sea',
      text: 'Timeshare weeks at beach resorts, for sale by their owners. We check each one with its resort, and hold the buyer’s money in trust until the week is transferred.',
      itemBody: weekItem,
    },
    {
      name: 'Timeshare weeks in the mountains',
      subject: 'Your own week in the mountains, every year',
      isTimeshare: true,
      start: -190,
      end: -98,
      itemsPerRow: 2,
      heading: 'Your own week in the mountains, every year',
      text: 'Timeshare weeks at mountain resorts, for sale by their owners. The levy and the season are shown on each listing.',
      itemBody: weekItem,
    },
  ]
  const rows = seeds.map((seed, index): CampaignRow => {
    const createdAt = clock.ago(-seed.start + 3, r)
    return {
      id: index + 1,
      name: seed.name,
      startDate: clock.day(seed.start),
      endDate: clock.day(seed.end),
      subject: seed.subject,
      itemsPerRow: seed.itemsPerRow,
      body: campaignPage(seed.heading, seed.text, 'deep'),
      itemBody: seed.itemBody,
      isTimeshare: seed.isTimeshare,
      createdBy: 2,
      createdAt,
      updatedAt: createdAt,
    }
  })
  const bound = {
    property: [
      ['Price', 'Price', 'Property', 'rand:0'],
      ['Title', 'Name', 'Property', 'text'],
      ['Suburb', 'Suburb', 'Property', 'text'],
      ['City', 'City', 'Property', 'text'],
      ['Size', 'Size', 'Property', 'text'],
    ],
    week: [
      ['Title', 'Name', 'Resort', 'text'],
      ['Price', 'Price', 'Resort', 'rand:0'],
      ['Arrival', 'ArrivalDate', 'Resort', 'date:d MMMM yyyy'],
      ['Season', 'Season', 'Resort', 'text'],
      ['Sleeps', 'SleepMax', 'Resort', 'number:0'],
    ],
  } as const
  const placeholders = rows.flatMap((row) =>
    bound[row.isTimeshare ? 'week' : 'property'].map(([name, boundTo, boundToClass, format]) => ({
      campaignId: row.id,
      name,
      boundTo,
      boundToClass,
      format,
      createdAt: row.createdAt,
      updatedAt: row.createdAt,
    })),
  )
  const events: DemoCampaigns['events'] = []
  seeds.forEach((seed, index) => {
    const days = Math.min(0, seed.end) - seed.start
    for (let n = 0; n < days * 9; n++) {
      const clicked = r.chance(0.24)
      events.push({
        campaignId: index + 1,
        kind: clicked ? 'click' : 'view',
        // The first items on a page get the most clicks.
        itemId: clicked
          ? itemId(index + 1, Math.min(r.int(1, itemsOfPage), r.int(1, itemsOfPage)))
          : null,
        visitor: Math.floor(r.next() * 0xffffffff)
          .toString(16)
          .padStart(8, '0'),
        createdAt: clock.ago(-Math.min(0, seed.end) + r.next() * days, r),
      })
    }
  })
  events.sort((a, b) => (a.createdAt as Date).getTime() - (b.createdAt as Date).getTime())
  return { rows, placeholders, events }
}
