import { useEffect, useRef } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { removeDraft, type Draft } from '#contract/drafts/drafts.calls.ts'
import { browserCopyName, writeBrowserCopy } from '../../../ui/draft/browser-copy.ts'
import { useDraft } from '../../../ui/draft/use-draft.ts'
import { blankValues, isSellField, type SellValues } from './sell-values.ts'

export const draftKind = 'sell-week'

/** An identity number is never saved in a draft. */
const neverSaved = 'ownerObject.idNumber'

function savable(values: SellValues): Record<string, unknown> {
  const { [neverSaved]: _, ...rest } = values
  return rest
}

/** A draft's values for this form; fields that no longer exist are dropped. */
export function valuesOfDraft(
  stored: Record<string, unknown> | null | undefined,
): SellValues | null {
  if (!stored) return null
  const known = Object.entries(stored).filter(
    ([name, value]) => isSellField(name) && typeof value === typeof blankValues[name],
  )
  return { ...blankValues, ...Object.fromEntries(known) }
}

interface SellDraftOptions {
  userId: number
  values: SellValues
  /**
   * The server's copy when the page was loaded; null while a saved week is being edited, which
   * needs none.
   */
  stored: Draft | null
  /** Called if this browser has something newer than the page. */
  onFound: (values: SellValues) => void
}

/** The draft of the sell form, whose values are state: each change marks it dirty. */
export function useSellDraft({ userId, values, stored, onFound }: SellDraftOptions) {
  /** What needs no saving: the page as it was loaded or restored. */
  const clean = useRef(values)
  const draft = useDraft({
    start: stored,
    read: () => savable(values),
    inBrowser: {
      userId,
      onFound(value) {
        clean.current = valuesOfDraft(value) ?? blankValues
        onFound(clean.current)
      },
    },
  })
  const { markChanged } = draft

  useEffect(() => {
    if (values !== clean.current) markChanged()
  }, [values, markChanged])

  return draft
}

/** Ends the draft of a new week, here and on the server. */
export async function discardSellDraft(userId: number): Promise<void> {
  writeBrowserCopy(browserCopyName(draftKind, userId), null)
  await callOverHttp(removeDraft, { kind: draftKind }).catch(() => undefined)
}
