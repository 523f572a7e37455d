import type { InferInsertModel } from 'drizzle-orm'
import type {
  campaignEvents,
  campaignPlaceholders,
  campaigns,
} from '#server/db/schema/campaigns.ts'
import type { Clock } from './clock.ts'
import { Rand } from './scenes/random.ts'

export type CampaignRow = InferInsertModel<typeof campaigns> & { id: number }

export interface DemoCampaigns {
  rows: CampaignRow[]
  placeholders: InferInsertModel<typeof campaignPlaceholders>[]
  events: InferInsertModel<typeof campaignEvents>[]
}

const body = (
  heading: string,
  text: string,
) => `<div style="max-width:960px;margin:0 auto;padding:32px 16px;font-family:Inter,Arial,sans-serif;color:#302b25">
<h1 style="margin:0 0 12px;font-family:Fraunces,Georgia,serif;font-size:36px;line-height:1.15;color:#3f2566">${heading}</h1>
<p style="margin:0 0 24px;font-size:17px;line-height:1.6">${text}</p>
[items]
<p style="margin:32px 0 0;font-size:14px;color:#655c51">Jacaranda Property (Pty) Ltd, registered with the PPRA. You get this page because you asked for news; every mail has a link to stop it.</p>
</div>`

const itemBody = (facts: string) => `<div style="padding:12px">
<a href="[link]" style="display:block;color:inherit;text-decoration:none">
<img src="[image]" alt="" width="440" style="width:100%;height:auto;border-radius:12px">
${facts}
</a>
</div>`

const propertyItem =
  itemBody(`<p style="margin:12px 0 4px;font-family:Fraunces,Georgia,serif;font-size:22px">[Price]</p>
<p style="margin:0;font-size:15px">[Title]</p>
<p style="margin:4px 0 0;font-size:14px;color:#655c51">[Reason]</p>`)

const weekItem =
  itemBody(`<p style="margin:12px 0 4px;font-family:Fraunces,Georgia,serif;font-size:22px">[Resort]</p>
<p style="margin:0;font-size:15px">[Arrival], [Price]</p>
<p style="margin:4px 0 0;font-size:14px;color:#655c51">[Reason]</p>`)

/** Why each item of a page is on it; the page's own text beside the listing's. */
export const itemReasons = {
  property: [
    'New this week, and priced to be seen.',
    'The owners will talk about the price.',
    'Close to schools, shops and the main road.',
    'A stoep that gets the evening sun.',
    'Ready to move in before Christmas.',
    'The one that everybody asks about.',
  ],
  week: [
    'New this week, and priced to be seen.',
    'The owners will talk about the price.',
    'A short walk to the beach and the shops.',
    'Levies are paid, so you only pack.',
    'Room for the grandparents too.',
    'The one that everybody asks about.',
  ],
} as const

export function makeCampaigns(clock: Clock): DemoCampaigns {
  const r = new Rand('demo/campaigns')
  const seeds = [
    {
      name: 'Spring homes in Pretoria East',
      subject: 'Homes where the jacarandas flower',
      isTimeshare: false,
      start: -24,
      end: 36,
      itemsPerRow: 2,
      heading: 'Homes where the jacarandas flower',
      text: 'Six homes that came in this month, from a lock-up-and-go to a corner stand with a guest cottage. Every one was seen by us before it came on this page.',
      itemBody: propertyItem,
    },
    {
      name: 'December weeks by the sea',
      subject: 'Your own week at the sea, every December',
      isTimeshare: true,
      start: -12,
      end: 5,
      itemsPerRow: 3,
      heading: 'Your own week at the sea',
      text: 'Weeks straight from their owners, with the levy and the dates as they stand. The buyer’s money waits in trust until the transfer is done.',
      itemBody: weekItem,
    },
    {
      name: 'Winter in the Berg',
      subject: 'Fireplaces and snow on the peaks',
      isTimeshare: true,
      start: -190,
      end: -98,
      itemsPerRow: 2,
      heading: 'Fireplaces and snow on the peaks',
      text: 'Quiet weeks in the Drakensberg for people who like their mornings cold and their coffee hot.',
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
      body: body(seed.heading, seed.text),
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
    ],
    week: [
      ['Resort', 'Name', 'Resort', 'text'],
      ['Price', 'Price', 'Resort', 'rand:0'],
      ['Arrival', 'ArrivalDate', 'Resort', 'date:d MMMM yyyy'],
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
      events.push({
        campaignId: index + 1,
        kind: r.chance(0.24) ? 'click' : 'view',
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
