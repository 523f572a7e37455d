import { createCampaign } from '#contract/campaigns/campaigns.calls.ts'
import type { InputOf, OutputOf } from '#contract/call.ts'
import { addDays, today } from '#contract/values/day.ts'
import { images } from '../db/schema/images.ts'
import type { Services } from '../services.ts'
import type { TestApi } from './api.ts'

type CampaignInput = InputOf<typeof createCampaign>

/** What the editor sends for a campaign that runs today; without items. */
export function goodCampaign(facts: Partial<CampaignInput> = {}): CampaignInput {
  return {
    name: 'December by the sea',
    startDate: addDays(today(), -3),
    endDate: addDays(today(), 10),
    subject: 'Your own week at the sea',
    itemsPerRow: 2,
    body: '<h1>By the sea</h1>[items]<p>[Company.Name]</p>',
    itemBody: '<a href="[link]"><img src="[image]" alt=""></a><p>[Resort] [Price]</p>',
    isTimeshare: true,
    placeHolders: [
      { name: 'Resort', boundToClass: 'Resort', boundTo: 'Name', formatTemplate: 'text' },
      { name: 'Price', boundToClass: 'Resort', boundTo: 'Price', formatTemplate: 'rand:0' },
    ],
    ...facts,
  }
}

export const imageAddress = 'https://pictures.example/sea.jpg'

/** A saved campaign: `aCampaign(api, { items: [{ weekId, image: imageAddress }] })`. */
export async function aCampaign(
  api: TestApi,
  facts: Partial<CampaignInput> = {},
): Promise<OutputOf<typeof createCampaign>> {
  const send = await api.as('designer')
  const { status, body, error } = await send(createCampaign, goodCampaign(facts))
  if (status !== 200) throw new Error(JSON.stringify(error))
  return body
}

/** A stored picture, as far as the database knows of it. */
export async function aPicture(services: Services): Promise<number> {
  const [row] = await services.database.db
    .insert(images)
    .values({
      key: `campaign-${crypto.randomUUID()}`,
      width: 1200,
      height: 800,
      bytes: 1000,
      placeholder: 'data:image/webp;base64,AA==',
      sha256: 'x',
    })
    .returning({ id: images.id })
  return (row as { id: number }).id
}

/** Subscribers: `reader1@example.com` and so on. */
export async function someReaders({ database }: Services, count: number): Promise<void> {
  await database.sql`
    insert into marketing_contacts (email, name)
    select 'reader' || n || '@example.com', 'Reader ' || n from generate_series(1, ${count}) n`
}
