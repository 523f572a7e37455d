import type { LoaderFunctionArgs } from 'react-router'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { callOverHttp } from '#contract/client.ts'
import { shownNames } from '#contract/exports/shown-names.ts'
import { links } from '#contract/links.ts'
import {
  exportListingChanges,
  listingChangesList,
  type ListingChange,
} from '#contract/listing-changes/listing-changes.calls.ts'
import { changeStates, type ChangeState } from '#contract/listing-changes/listing-changes.states.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { listInput, listStateOf } from '../../ui/list/list-state.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import type { Route } from './+types/listing-changes.screen.ts'
import { Differences } from './differences.tsx'
import { useDecisions } from './use-decisions.tsx'

export const loader = (args: LoaderFunctionArgs) => listLoader(listingChangesList)(args)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Listing changes', matches)

const stateLooks = {
  open: { color: 'orange', label: shownNames.changeState.open },
  approved: { color: 'green', label: shownNames.changeState.approved },
  refused: { color: 'red', label: shownNames.changeState.refused },
} as const satisfies Record<ChangeState, { color: StatusColor; label: string }>

function State({ state, reason, priceOnly }: ListingChange) {
  const { color, label } = stateLooks[state]
  const note = state === 'refused' ? reason : priceOnly ? 'Price only' : null
  return <TwoLines first={<StatusText color={color}>{label}</StatusText>} second={note} />
}

const cells: Cells<typeof listingChangesList> = {
  reference: ({ reference, title }) => <TwoLines first={reference} second={title} />,
  differences: ({ differences }) => <Differences of={differences} />,
  state: (change) => <State {...change} />,
}

const filters: readonly ListFilter[] = [
  {
    kind: 'select',
    name: 'state',
    label: 'Status',
    all: 'All statuses',
    options: changeStates.map((value) => ({ value, label: stateLooks[value].label })),
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Type',
    all: 'All types',
    options: [
      { value: 'week', label: 'Weeks' },
      { value: 'property', label: 'Properties' },
    ],
  },
]

const pathOf = ({ kind, listingId }: ListingChange) =>
  kind === 'week' ? links.weekInformation(listingId) : links.editProperty(listingId)

export default function ListingChangesScreen({ loaderData }: Route.ComponentProps) {
  const shown = listInput(listStateOf(listingChangesList, useWantedQuery()))
  const { approve, refuse, busy } = useDecisions()
  const nameOf = ({ reference }: ListingChange) => `the change to ${reference}`
  return (
    <ListScreen
      resource={listingChangesList}
      page={loaderData}
      title="Listing changes"
      nouns={{ one: 'change', many: 'changes' }}
      cells={cells}
      columnsAtFirst={5}
      filters={filters}
      nameOf={nameOf}
      openPath={pathOf}
      exports={[
        {
          label: 'All columns',
          hint: 'All changes that match the filters',
          start: () => callOverHttp(exportListingChanges, shown),
        },
      ]}
      rowActions={(change) =>
        change.state === 'open' && (
          <>
            <RowAction
              label="Approve"
              name={nameOf(change)}
              icon={<IconCheck aria-hidden="true" />}
              busy={busy}
              onPress={() => void approve(change)}
            />
            <RowAction
              label="Refuse"
              name={nameOf(change)}
              icon={<IconEyeOff aria-hidden="true" />}
              danger
              busy={busy}
              onPress={() => void refuse(change)}
            />
          </>
        )
      }
    />
  )
}
