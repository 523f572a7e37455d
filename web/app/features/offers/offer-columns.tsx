import type { OfferRow } from '#contract/offers/offers.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { TwoLines, Words } from '../../ui/data/two-lines.tsx'
import { statusColors } from './offer-words.ts'

/** The specified columns, in their order. */
export const offerColumns: Column<OfferRow>[] = [
  { key: 'date', label: 'Date', narrow: true, cell: ({ date }) => momentText(date).slice(0, 10) },
  { key: 'type', label: 'Type', narrow: true },
  {
    key: 'shortDescription',
    label: 'Short description',
    lead: true,
    wide: true,
    cell: ({ shortDescription, reference }) => (
      <TwoLines first={shortDescription} second={reference} />
    ),
  },
  {
    key: 'status',
    label: 'Status',
    narrow: true,
    cell: ({ status, statusCode }) => (
      <StatusText color={statusColors[statusCode]}>{status}</StatusText>
    ),
  },
  {
    key: 'price',
    label: 'Price',
    kind: 'number',
    narrow: true,
    cell: ({ price }) => formatRand(price),
  },
  {
    key: 'offer',
    label: 'Offer',
    kind: 'number',
    narrow: true,
    cell: ({ offer, counterAmount }) =>
      counterAmount === null ? (
        formatRand(offer)
      ) : (
        <TwoLines first={formatRand(offer)} second={`Counter ${formatRand(counterAmount)}`} />
      ),
  },
  { key: 'madeBy', label: 'Made by', cell: ({ madeBy }) => <Words>{madeBy}</Words> },
  { key: 'consent', label: 'Consent', narrow: true },
  { key: 'statusCode', label: 'Status code', narrow: true },
]
