import { offerStatuses, offerStatusNames } from '#contract/offers/offers.states.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import type { offersList } from '#contract/offers/offers.calls.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Cells, Under } from '../../backoffice/list-columns.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { TwoLines, Words } from '../../ui/data/two-lines.tsx'
import { statusColors } from './offer-texts.ts'

export const offerCells: Cells<typeof offersList> = {
  shortDescription: ({ shortDescription, reference }) => (
    <TwoLines first={shortDescription} second={reference} />
  ),
  status: ({ displayText, displayColor }) => (
    <StatusText color={displayColor}>{displayText}</StatusText>
  ),
  price: ({ price, pricePer }) => (
    <TwoLines
      first={formatRand(price)}
      second={pricePer && pricePerText({ isSale: false, pricePer })}
    />
  ),
  offer: ({ offer, counterAmount }) =>
    counterAmount === null ? (
      formatRand(offer)
    ) : (
      <TwoLines first={formatRand(offer)} second={`Counter ${formatRand(counterAmount)}`} />
    ),
  statusCode: ({ status, statusCode }) => (
    <StatusText color={statusColors[statusCode]}>{status}</StatusText>
  ),
  madeBy: ({ madeBy }) => <Words>{madeBy}</Words>,
}

/** The asking price is shown with the offer. */
export const offerNarrowPairs: Under<typeof offersList> = {
  type: 'date',
  statusCode: 'status',
  price: 'offer',
  consent: 'madeBy',
}

export const statusFilter: ListFilter = {
  kind: 'select',
  name: 'statusCode',
  label: 'Offer status',
  all: 'All statuses',
  options: offerStatuses.map((value) => ({ value, label: offerStatusNames[value] })),
}
