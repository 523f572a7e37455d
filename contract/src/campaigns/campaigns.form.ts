import { z } from 'zod'
import { fromDraft } from '../drafts/draft-key.ts'
import type { FieldErrors } from '../errors.ts'
import { messages as shared } from '../messages.ts'
import { requiredDay } from '../values/day.schema.ts'
import { id, version } from '../values/id.ts'
import { line, paragraph } from '../values/text.ts'
import { campaignsMessages as messages, campaignsTexts as texts } from './campaigns.messages.ts'
import { countTag, isReservedName, placeHolderNameShape } from './campaigns.tags.ts'

export const mostItems = 60
const htmlLength = 200_000
/** Large enough for two of the longest texts, escaped, with items and placeholders. */
export const campaignBodyLimit = 1_000_000

/** The dialogs list what is missing on one line, one sentence after another. */
const spoken: readonly string[] = [
  messages.weekRequired,
  messages.imageRequired,
  messages.customNameRequired,
  messages.customValueRequired,
  messages.placeHolderNameRequired,
  messages.classRequired,
  messages.propertyRequired,
]

export function campaignInvalidMessage(fields: FieldErrors): string {
  const said = new Set(Object.values(fields))
  return spoken.filter((message) => said.has(message)).join('') || shared.formInvalid
}

const tagName = (required: string) =>
  line(required, 40)
    .regex(placeHolderNameShape, texts.nameShape)
    .refine((name) => !isReservedName(name), texts.nameReserved)

/** The dialog that adds a placeholder; the server decides which classes and formats exist. */
export const placeHolderForm = z
  .object({
    name: tagName(messages.placeHolderNameRequired),
    boundToClass: line(messages.classRequired, 60),
    boundTo: line(messages.propertyRequired, 60),
    format: z.string().trim().max(60).nullish(),
    /** The chosen format; it is applied when the placeholder is saved. */
    formatTemplate: z.string().trim().max(60).nullish(),
  })
  .transform(({ format, formatTemplate, ...rest }) => ({
    ...rest,
    format: formatTemplate || format || 'text',
  }))

export type PlaceHolderForm = z.output<typeof placeHolderForm>

/** The dialog that gives an item a value of its own. */
export const customValueForm = z.object({
  placeHolder: tagName(messages.customNameRequired),
  value: paragraph(messages.customValueRequired, 2000),
})

function hasTwice(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size < names.length
}

const optionalId = id
  .or(z.literal(0))
  .nullish()
  .transform((value) => value || null)

const imageAddress = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .refine((text) => text === '' || /^https:\/\/[^\s"'<>]+$/.test(text), texts.httpsOnly)
  .nullish()
  .transform((text) => text || null)

const itemFields = z.object({
  weekId: optionalId,
  propertyId: optionalId,
  /** A picture that was uploaded, or one of the listing's. */
  imageId: optionalId,
  /** An image address; the server never opens it. */
  image: imageAddress,
  /** Its position among the items; at the end by default. */
  rank: z.number().int().min(0).max(10_000).nullish(),
  campaignItemPlaceHolder: z
    .array(customValueForm)
    .max(30)
    .default([])
    .refine((values) => !hasTwice(values.map(({ placeHolder }) => placeHolder)), texts.nameTwice),
})

export type CampaignItemForm = z.output<typeof itemFields>

function checkItem(item: CampaignItemForm, context: z.RefinementCtx) {
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (item.weekId === null && item.propertyId === null) say('weekId', messages.weekRequired)
  if (item.weekId !== null && item.propertyId !== null) say('weekId', texts.oneListing)
  if (item.imageId === null && item.image === null) say('image', messages.imageRequired)
  if (item.imageId !== null && item.image !== null) say('image', texts.onePicture)
}

export const newCampaignItem = itemFields.extend({ campaignId: id }).superRefine(checkItem)
export const changedCampaignItem = itemFields.extend({ id, version }).superRefine(checkItem)

/** An item within the campaign's form: one with an id is changed, one without is new. */
export const nestedItem = itemFields.extend({ id: optionalId }).superRefine(checkItem)

export type NestedItemForm = z.output<typeof nestedItem>

const itemsPerRow = z
  .number({ error: texts.itemsPerRow })
  .int(texts.itemsPerRow)
  .min(1, texts.itemsPerRow)
  .max(6, texts.itemsPerRow)

const placeHolders = z
  .array(placeHolderForm)
  .max(60)
  .refine((list) => !hasTwice(list.map(({ name }) => name)), texts.nameTwice)

const items = z.array(nestedItem).max(mostItems, texts.tooManyItems)

const fields = z.object({
  name: line(texts.nameRequired, 120),
  startDate: requiredDay(texts.startRequired),
  endDate: requiredDay(texts.endRequired),
  subject: line(texts.subjectRequired, 200),
  itemsPerRow,
  body: paragraph(texts.bodyRequired, htmlLength).refine(
    (html) => countTag(html, 'items') === 1,
    texts.itemsTagMissing,
  ),
  itemBody: paragraph(texts.itemBodyRequired, htmlLength)
    .refine((html) => countTag(html, 'image') > 0, texts.imageTagMissing)
    .refine((html) => countTag(html, 'link') > 0, texts.linkTagMissing),
  /** Left out: the placeholders stay as they are. */
  placeHolders: placeHolders.optional(),
  /** Left out: the items stay as they are. Given: items not in it are removed. */
  items: items.optional(),
})

function checkDates(form: { startDate: string; endDate: string }, context: z.RefinementCtx) {
  if (form.endDate >= form.startDate) return
  context.addIssue({ code: 'custom', path: ['endDate'], message: texts.datesCrossed })
}

export const newCampaign = fields
  .extend({ isTimeshare: z.boolean(), ...fromDraft })
  .superRefine(checkDates)
export const changedCampaign = fields.extend({ id, version }).superRefine(checkDates)

export type CampaignForm = z.output<typeof fields>
export type NewCampaign = z.output<typeof newCampaign>

/** The complete entries of a list; the rest are still being entered. */
function completeOf<Schema extends z.ZodType>(schema: Schema) {
  return (
    z
      // An incomplete one may contain anything; the request as a whole is limited.
      .array(z.custom<z.input<Schema>>().meta({ type: 'object', maxProperties: 40 }))
      .max(mostItems)
      .default([])
      .transform((list) => list.flatMap((one) => schema.safeParse(one).data ?? []))
  )
}

/** The current content of the editor, which may be incomplete. */
export const campaignDraft = z.object({
  isTimeshare: z.boolean(),
  subject: z.string().max(200).default(''),
  body: z.string().max(htmlLength),
  itemBody: z.string().max(htmlLength),
  itemsPerRow: itemsPerRow.catch(1),
  placeHolders: completeOf(placeHolderForm),
  items: completeOf(nestedItem),
})

export type CampaignDraft = z.output<typeof campaignDraft>
