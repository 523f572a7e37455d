import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { ListRowActions } from '../backoffice/list-row-actions.tsx'
import { ListTable } from '../backoffice/list-table.tsx'
import type { Column } from '../backoffice/list-columns.ts'
import { RowAction } from '../backoffice/row-action.tsx'
import { StatusText } from '../ui/data/status-text.tsx'
import { Sample } from './sample.tsx'

interface Row {
  id: number
  resort: string
  region: string
  owner: string
  price: number
}

const rows: Row[] = [
  { id: 1, resort: 'Port Owen', region: 'West Coast', owner: 'Johanna van Wyk', price: 14900 },
  { id: 2, resort: 'Knysna River Club', region: 'Garden Route', owner: '', price: 8000 },
]

const columns: Column<Row>[] = [
  {
    key: 'resort',
    label: 'Resort',
    lead: true,
    second: { key: 'region', label: 'Region' },
  },
  { key: 'owner', label: 'Owner' },
  { key: 'price', label: 'Amount', kind: 'money' },
  {
    key: 'status',
    label: 'Status',
    cell: () => <StatusText color="green">Available</StatusText>,
  },
]

export function ListSamples() {
  return (
    <Sample id="list" title="A list: a table on a computer, cards on a phone">
      <ListTable
        caption="Weeks"
        columns={columns}
        rows={rows}
        state={{ page: 1, size: 10, sort: 'resort', order: 'asc', search: '', filters: {} }}
        sortTo={(column) => `?sort=${column}`}
        nameOf={({ resort }) => resort}
        leadPath={() => '#list'}
        actions={({ resort }) => (
          <ListRowActions name={resort} editPath="#list" onDelete={() => {}} deleting={false}>
            <RowAction
              label="Preview"
              name={resort}
              icon={<IconEye aria-hidden="true" />}
              to="#list"
            />
          </ListRowActions>
        )}
        selection={undefined}
        selectable={() => false}
        loading={false}
      />
    </Sample>
  )
}
