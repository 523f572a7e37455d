import type { AnyCall } from '#contract/call.ts'
import { declaredCalls } from '#contract/all-calls.ts'
import { aCampaign, aPicture, imageAddress } from '../campaign-builders.ts'
import { aWeek } from '../week-builders.ts'
import type { Input } from './law.ts'
import { sampleInput } from './sample-input.ts'
import { absentById, type ObjectKind, type World } from './objects.ts'

function callNamed(name: string): AnyCall {
  const call = declaredCalls().find((one) => one.name === name)
  if (!call) throw new Error(`There is no call ${name}`)
  return call
}

/** A record of the back office, made as a Super Admin makes it. */
export function recordOf(
  table: string,
  create: string,
  input: Input,
  fields: readonly string[] = [],
): ObjectKind {
  return {
    table,
    absent: absentById(fields),
    async make(world, holder) {
      const call = callNamed(create)
      const superAdmin = await world.api.as('superAdmin')
      const sample = { ...sampleInput(call), ...(await input(world, holder, undefined)) }
      const { status, body, error } = await superAdmin(call, sample as never)
      if (status !== 200) throw new Error(`${create}: ${JSON.stringify(error)}`)
      const { id, version } = body as { id: number; version: number }
      return { id, names: { id, version, ...Object.fromEntries(fields.map((name) => [name, id])) } }
    },
  }
}

const described: Input = ({ unique }) => ({ description: unique('Sample') })

export const fieldGroup = recordOf('field_groups', 'fieldGroups.create', described, ['groupId'])
export const userField = recordOf('fields', 'userFields.create', async (world, holder) => ({
  groupId: (await fieldGroup.make(world, holder, 'foreign'))?.id,
  fieldName: world.unique('Field'),
}))

/** Runs today, so that its page is public. */
export const campaign: ObjectKind = {
  table: 'campaigns',
  absent: absentById(['campaignId']),
  async make({ api }) {
    const { id, version } = await aCampaign(api)
    return { id, names: { id, version, campaignId: id } }
  },
}

/** Its page is public, unless it is to be hidden: then it starts later. */
export const landingPage: ObjectKind = {
  async make({ api }, _holder, relation) {
    const later = { startDate: '2090-01-01', endDate: '2090-02-01' }
    const { id } = await aCampaign(api, relation === 'hidden' ? later : {})
    return { names: { id } }
  },
}

export async function aLiveWeek({ api, unique }: World): Promise<number> {
  return (await aWeek(api.services, { published: true, unitNumber: unique('U') })).id
}

export const campaignItem: ObjectKind = {
  table: 'campaign_items',
  async make(world) {
    const weekId = await aLiveWeek(world)
    const made = await aCampaign(world.api, { items: [{ weekId, image: imageAddress }] })
    const { sql } = world.api.services.database
    const [row] = await sql`select id, version from campaign_items where campaign_id = ${made.id}`
    return { id: row?.id, names: { id: row?.id, version: row?.version } }
  },
}

export const campaignUpload: ObjectKind = {
  async make({ api, unique }) {
    const { sql } = api.services.database
    const [row] = await sql`insert into campaign_uploads (key, bytes, sha256)
      values (${unique('upload')}, 10, 'x') returning id`
    return { names: { id: row?.id } }
  },
}

/** Of a published listing, or of one that is not. */
export const carouselItem: ObjectKind = {
  table: 'carousel_items',
  async make(world, _holder, relation) {
    const { services } = world.api
    const published = relation !== 'hidden'
    const unitNumber = world.unique('U')
    const { id: weekId } = await aWeek(services, { published, unitNumber })
    const { sql } = services.database
    const imageId = await aPicture(services)
    const [row] = await sql`insert into carousel_items (header, image_id, week_id)
      values ('Sea', ${imageId}, ${weekId}) returning id, version`
    return { id: row?.id, names: { id: row?.id, version: row?.version, timeshareID: weekId } }
  },
}
