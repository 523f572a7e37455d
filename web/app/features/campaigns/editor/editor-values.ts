import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import type { Campaign, CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { addDays, type Day } from '#contract/values/day.ts'
import { itemInput, itemOf, type EditorItem } from '../items/editor-item.ts'

/** The editor's content, by field name; lists are stored as text. */
export type EditorTexts = Record<string, string>

export interface EditorStart {
  texts: EditorTexts
  placeHolders: CampaignPlaceHolder[]
  items: EditorItem[]
}

const defaultDays = 30

export function emptyStart(today: Day): EditorStart {
  return {
    texts: { itemsPerRow: '3', startDate: today, endDate: addDays(today, defaultDays) },
    placeHolders: [],
    items: [],
  }
}

export function startOf(campaign: Campaign): EditorStart {
  const { name, subject, startDate, endDate, itemsPerRow, body, itemBody } = campaign
  return {
    texts: { name, subject, startDate, endDate, itemsPerRow: String(itemsPerRow), body, itemBody },
    placeHolders: campaign.placeHolders,
    items: campaign.items.map(itemOf),
  }
}

function listIn<T>(text: unknown): T[] {
  try {
    const list: unknown = JSON.parse(String(text))
    return Array.isArray(list) ? (list as T[]) : []
  } catch {
    return []
  }
}

/** A draft was written by this editor; any other content is dropped. */
export function startOfDraft(value: Record<string, unknown>): EditorStart {
  const { placeHolders, items, ...rest } = value
  const typed = Object.entries(rest).filter(([, text]) => typeof text === 'string')
  return {
    texts: Object.fromEntries(typed) as EditorTexts,
    placeHolders: listIn<CampaignPlaceHolder>(placeHolders),
    items: listIn<EditorItem>(items).filter((item) => item?.listing && Array.isArray(item.values)),
  }
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '')

interface Lists {
  placeHolders: readonly CampaignPlaceHolder[]
  items: readonly EditorItem[]
}

/** The content of the editor, in the shape that the calls expect. */
export function readEditor(form: FormData, { placeHolders, items }: Lists) {
  return {
    name: textIn(form, 'name'),
    subject: textIn(form, 'subject'),
    startDate: textIn(form, 'startDate'),
    endDate: textIn(form, 'endDate'),
    itemsPerRow: Number(textIn(form, 'itemsPerRow')),
    body: textIn(form, 'body'),
    itemBody: textIn(form, 'itemBody'),
    placeHolders: placeHolders.map(({ name, boundToClass, boundTo, format, formatTemplate }) => ({
      name,
      boundToClass,
      boundTo,
      format,
      formatTemplate,
    })),
    items: items.map(itemInput),
  }
}

export type EditorValues = ReturnType<typeof readEditor>

/** The schema compares the two days only once everything else is valid. */
export function dateErrors({ startDate, endDate }: EditorValues): FieldErrors {
  return startDate && endDate && endDate < startDate ? { endDate: texts.datesCrossed } : {}
}

/** The errors of one entry in a list: `items.2.image` belongs to the third item. */
export function errorsAt(fields: FieldErrors, list: string, index: number): string[] {
  const start = `${list}.${index}.`
  const found = Object.entries(fields).filter(([name]) => name.startsWith(start))
  return [...new Set(found.map(([, message]) => message))]
}
