import type { RouterContextProvider } from 'react-router'
import { getDraft } from '#contract/drafts/drafts.calls.ts'
import { getListingFee } from '#contract/fees/fees.calls.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { awaitReply } from '../../../session/refusal.ts'
import { contextOf } from '../../../session/request-context.ts'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import { draftKind } from './draft-kind.ts'
import { loadChoices } from './load-choices.ts'

/** A draft contains user input; anything but text is not a field of this form. */
function textsIn(value: Record<string, unknown> | null): FormTexts {
  const entries = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(entries) as FormTexts
}

/** The initial state of a new listing's form, including a saved draft. */
export async function loadCreate(
  context: Readonly<RouterContextProvider>,
  url: URL,
  usage: Usage,
  isSale: boolean,
) {
  const { api } = contextOf(context)
  const [draft, fee] = await Promise.all([
    awaitReply(api(getDraft, { kind: draftKind(usage, isSale) }), url),
    api(getListingFee, {}),
  ])
  const start = textsIn(draft.value)
  return {
    usage,
    isSale,
    start,
    draft: { kind: draft.kind, key: draft.key, revision: draft.revision, savedAt: draft.savedAt },
    choices: await loadChoices(api, usage, start),
    fee: fee.amount,
  }
}

export type CreatePage = Awaited<ReturnType<typeof loadCreate>>

export function createTitle({ usage, isSale }: Pick<CreatePage, 'usage' | 'isSale'>): string {
  const what = usage === 'Residential' ? 'a home' : 'a commercial property'
  return isSale ? `List ${what} for sale` : `List ${what} to rent`
}
