import { callOverHttp } from '#contract/client.ts'
import { getDraft, putDraft, removeDraft } from '#contract/drafts/drafts.calls.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import { fieldPrefix } from './form-values.ts'
import { draftKind } from './draft-kind.ts'

interface Kind {
  usage: Usage
  isSale: boolean
}

/** A rent is not a price. */
const ofSaleType = ['price', 'pricePer']

/** Each usage has types of its own, with their fields. */
const isOfUsage = (name: string) =>
  name === 'propertyTypeId' || name === 'unit' || name.startsWith(fieldPrefix)

/** What was typed that belongs in the form of another kind as well; null if that is nothing. */
export function movedTexts(texts: FormTexts, from: Kind, to: Kind): FormTexts | null {
  const moved = Object.entries(texts).filter(
    ([name, text]) =>
      text.trim() !== '' &&
      (from.isSale === to.isSale || !ofSaleType.includes(name)) &&
      (from.usage === to.usage || !isOfUsage(name)),
  )
  return moved.some(([name]) => name !== 'pricePer') ? Object.fromEntries(moved) : null
}

interface Move {
  from: Kind
  to: Kind
  texts: FormTexts
  /** Of the draft that is left. */
  key: string | undefined
}

/** Whether it was moved: a draft that exists already in the other form is not replaced. */
export async function moveDraft({ from, to, texts, key }: Move): Promise<boolean> {
  const kind = draftKind(to.usage, to.isSale)
  const other = await callOverHttp(getDraft, { kind })
  if (other.value) return false
  await callOverHttp(putDraft, { kind, key: other.key, revision: 1, value: texts })
  await callOverHttp(removeDraft, {
    kind: draftKind(from.usage, from.isSale),
    ...(key === undefined ? {} : { key }),
  })
  return true
}
