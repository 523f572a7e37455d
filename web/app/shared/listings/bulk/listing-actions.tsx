import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import type { AnyCall } from '#contract/call.ts'
import { assignAgent } from '#contract/listings/listings.calls.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { bulkAction, type AnyBulkAction } from '../../../backoffice/bulk/bulk-action.ts'
import { AgentQuestion, type ChosenAgent } from './agent-question.tsx'
import { newPrice, type PriceChange } from './new-price.ts'
import { PriceQuestion } from './price-question.tsx'
import { StatusQuestion, type NewStatus, type StatusOption } from './status-question.tsx'
import { WaiverQuestion, type Waiver } from './waiver-question.tsx'

interface ListingRow {
  id: number
  version: number
  fee: string
}

interface ListingActions<Row extends ListingRow> {
  kind: ListingKind
  calls: Record<'publish' | 'unpublish' | 'price' | 'status', AnyCall>
  priceOf: (row: Row) => number
  statusOf: (row: Row) => string
  /** The calls' names for the price and the status. */
  priceField: string
  statusField: string
  statuses: readonly StatusOption[]
  /** Only a Super Admin waives fees. */
  waives: boolean
  assigns: boolean
}

/** Bulk actions for listings, for weeks and properties alike. */
export function listingActions<Row extends ListingRow>(
  of: ListingActions<Row>,
): AnyBulkAction<Row>[] {
  const { kind, calls, priceOf, statusOf, priceField, statusField, statuses } = of
  const key = ({ id, version }: Row) => ({ id, version })
  return [
    bulkAction<Row, Waiver>({
      key: 'publish',
      label: 'Publish',
      done: 'published',
      icon: <IconEye aria-hidden="true" />,
      call: calls.publish,
      question: WaiverQuestion,
      needsAnswer: (rows) => of.waives && rows.some(({ fee }) => fee === 'due'),
      input: ({ id }, waiver) => ({ id, waiverReason: waiver?.waiverReason ?? null }),
      change: () => 'On the site',
    }),
    bulkAction<Row>({
      key: 'unpublish',
      label: 'Unpublish',
      done: 'unpublished',
      icon: <IconEyeOff aria-hidden="true" />,
      call: calls.unpublish,
      input: ({ id }) => ({ id }),
      change: () => 'No longer on the site',
    }),
    bulkAction<Row, PriceChange>({
      key: 'price',
      label: 'Change price',
      joins: 'of',
      done: 'changed',
      icon: <IconTag aria-hidden="true" />,
      call: calls.price,
      question: PriceQuestion,
      input: (row, change) => ({
        ...key(row),
        [priceField]: change ? newPrice(priceOf(row), change) : priceOf(row),
      }),
      change: (row, change) =>
        change
          ? `${formatRand(priceOf(row))} to ${formatRand(newPrice(priceOf(row), change))}`
          : formatRand(priceOf(row)),
    }),
    bulkAction<Row, NewStatus>({
      key: 'status',
      label: 'Set status',
      joins: 'of',
      done: 'changed',
      icon: <IconFlag aria-hidden="true" />,
      call: calls.status,
      question: (props) => <StatusQuestion {...props} options={statuses} />,
      input: (row, answer) => ({
        ...key(row),
        [statusField]: answer?.status.value,
        waiverReason: answer?.waiverReason ?? null,
      }),
      change: (row, answer) => `${statusOf(row)} to ${answer?.status.label ?? ''}`,
    }),
    ...(of.assigns
      ? [
          bulkAction<Row, ChosenAgent>({
            key: 'agent',
            label: 'Assign agent',
            joins: 'to',
            done: 'assigned',
            icon: <IconUserPlus aria-hidden="true" />,
            call: assignAgent,
            question: AgentQuestion,
            input: (row, agent) => ({ kind, ...key(row), agentId: agent?.id }),
            change: (_row, agent) => `To ${agent?.name ?? ''}`,
          }),
        ]
      : []),
  ]
}
