import { useSearchParams } from 'react-router'
import type { Api } from '#contract/client.ts'
import { getOffer } from '#contract/offers/offers.calls.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import { idInPath } from '#contract/values/id.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'

/** Identifies the offer that is open above a list, so that a link can lead to it. */
const opened = 'offer'

export async function loadOpenedOffer(api: Api, url: URL): Promise<OfferDetail | null> {
  const id = idInPath.optional().safeParse(url.searchParams.get(opened) ?? undefined)
  if (!id.success) throw refusal('notFound')
  return id.data === undefined ? null : awaitReply(api(getOffer, { id: id.data }), url)
}

/** The address of the same list with another offer open, or none. */
export function useOpenedOffer(): (id: number | null) => string {
  const [query] = useSearchParams()
  return (id) => {
    const next = new URLSearchParams(query)
    next.delete(opened)
    if (id !== null) next.set(opened, String(id))
    return `?${next}`
  }
}
