import { useMemo } from 'react'
import { useRevalidator } from 'react-router'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { mayBeRefused } from '#contract/listings/refusals.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import {
  type listAdminProperties,
  type listOwnProperties,
  propertiesList,
  publishProperty,
  unpublishProperty,
} from '#contract/properties/properties.calls.ts'
import type { AdminProperty } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Cells } from '../../../backoffice/list-columns.ts'
import type { ListFilter } from '../../../backoffice/list-filters.tsx'
import { ListScreen } from '../../../backoffice/list-screen.tsx'
import { RowAction } from '../../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { areaText } from '../../../ui/data/area-text.ts'
import { StatusText } from '../../../ui/data/status-text.tsx'
import { useAction } from '../../../ui/call/use-action.ts'
import { useRefusal } from '../../../shared/listings/use-refusal.tsx'
import { useWaiver } from '../../../shared/listings/use-waiver.tsx'
import { PayAction } from '../../../shared/payments/pay-action.tsx'
import { TwoLines, Words } from '../../../ui/data/two-lines.tsx'
import { propertyBulkActions } from './property-bulk-actions.tsx'
import type { PropertiesPage } from './property-lists.ts'

const cells: Cells<typeof propertiesList> = {
  property: ({ property, type, suburb, town }) => (
    <TwoLines first={property} second={[type, suburb, town].filter(Boolean).join(', ')} />
  ),
  owner: ({ owner }) => <Words>{owner}</Words>,
  price: (row) => <TwoLines first={formatRand(row.price)} second={pricePerText(row)} />,
  status: ({ status, displayColor }) => <StatusText color={displayColor}>{status}</StatusText>,
  isPublished: ({ isPublished, refusalReason }) => (
    <TwoLines
      first={
        <StatusText color={isPublished ? 'green' : 'grey'}>{isPublished ? 'Yes' : 'No'}</StatusText>
      }
      second={refusalReason === null ? '' : 'Needs changes'}
    />
  ),
  size: ({ size }) => (size === null ? '' : areaText(size)),
}

const yesNo = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

interface PropertiesListProps extends PropertiesPage {
  title: string
  /** The call that reads the list. */
  call: typeof listAdminProperties | typeof listOwnProperties
  /** A list of published listings needs no filter for it. */
  publishedOnly?: boolean
}

/** The single list of properties: all of them, the user's own, or their live ones. */
export function PropertiesList(props: PropertiesListProps) {
  const { page, heading, superAdmin, mayAssign, statuses, title, publishedOnly, call } = props
  const bulkActions = useMemo(
    () => propertyBulkActions(statuses, { superAdmin, assigns: mayAssign }),
    [statuses, superAdmin, mayAssign],
  )
  const filters: ListFilter[] = [
    { kind: 'select', name: 'statusCode', label: 'Status', all: 'All statuses', options: statuses },
    {
      kind: 'select',
      name: 'propertyUsageType',
      label: 'Category',
      all: 'All categories',
      options: [
        { value: 'Residential', label: 'Residential' },
        { value: 'Commercial', label: 'Commercial' },
      ],
    },
    {
      kind: 'select',
      name: 'isSale',
      label: 'Sale or rent',
      all: 'Both',
      options: yesNo('For sale', 'To rent'),
    },
    ...(publishedOnly
      ? []
      : [
          {
            kind: 'select' as const,
            name: 'isPublished',
            label: 'Published',
            all: 'Both',
            options: yesNo('Published', 'Not published'),
          },
        ]),
  ]
  return (
    <ListScreen
      resource={propertiesList}
      page={page}
      title={title}
      {...(heading ? { overline: heading.toUpperCase() } : {})}
      nouns={{ one: 'property', many: 'properties' }}
      cells={cells}
      nameOf={({ reference, suburb }) => `${reference}, ${suburb}`}
      editPath={({ id }) => links.editProperty(id)}
      newPath={links.listProperty()}
      newLabel="List Property"
      filters={filters}
      source={{ ...props.source, call }}
      bulkActions={bulkActions}
      rowActions={(row) => <PropertyActions row={row} superAdmin={superAdmin} />}
    />
  )
}

function PropertyActions({ row, superAdmin }: { row: AdminProperty; superAdmin: boolean }) {
  const { id, version, isPublished, paid, fee, reference, propertyUsageType } = row
  const mayRefuse =
    superAdmin && mayBeRefused({ ...row, published: isPublished, verified: false, deleted: false })
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const publish = useAction(publishProperty, reference)
  const unpublish = useAction(unpublishProperty, reference)
  const refusal = useRefusal()
  const askWaiver = useWaiver()

  async function toggle() {
    // Only a Super Admin can publish an unpaid property, with a reason.
    const waives = !isPublished && fee === 'due'
    const waiverReason = waives ? await askWaiver(reference) : null
    if (waives && !waiverReason) return
    const reply = isPublished
      ? await unpublish.run({ id })
      : await publish.run({ id, waiverReason })
    if (!reply) return
    alerts.show(
      'SUCCESS',
      `${reference} is ${reply.isPublished ? 'published' : 'no longer published'}.`,
      { about: reference },
    )
    await revalidate()
  }

  return (
    <>
      {!superAdmin && (
        <PayAction
          paidFor={{ kind: 'property', id }}
          name={reference}
          awaits={fee === 'due'}
          paid={paid}
        />
      )}
      {(isPublished || paid || superAdmin) && (
        <RowAction
          label={isPublished ? 'Unpublish' : 'Publish'}
          name={reference}
          icon={isPublished ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          busy={publish.busy || unpublish.busy}
          onPress={() => void toggle()}
        />
      )}
      {mayRefuse && (
        <RowAction
          label="Refuse"
          name={reference}
          icon={<IconBan aria-hidden="true" />}
          busy={refusal.busy}
          onPress={() => void refusal.refuse({ kind: 'property', id, version, reference })}
        />
      )}
      <RowAction
        label="View"
        name={reference}
        icon={<IconExternalLink aria-hidden="true" />}
        to={links.property(propertyUsageType, id)}
      />
    </>
  )
}
