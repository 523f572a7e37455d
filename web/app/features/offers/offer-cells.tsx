import type { offersList } from '#contract/offers/offers.calls.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { TwoLines, Words } from '../../ui/data/two-lines.tsx'
import { statusColors } from './offer-words.ts'

export const offerCells: Cells<typeof offersList> = {
  shortDescription: ({ shortDescription, reference }) => (
    <TwoLines first={shortDescription} second={reference} />
  ),
  status: ({ status, statusCode }) => (
    <StatusText color={statusColors[statusCode]}>{status}</StatusText>
  ),
  offer: ({ offer, counterAmount }) =>
    counterAmount === null ? (
      formatRand(offer)
    ) : (
      <TwoLines first={formatRand(offer)} second={`Counter ${formatRand(counterAmount)}`} />
    ),
  madeBy: ({ madeBy }) => <Words>{madeBy}</Words>,
}
