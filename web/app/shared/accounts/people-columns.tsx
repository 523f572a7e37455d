import type { IndividualRow } from '#contract/accounts/people.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { StatusText } from '../../ui/data/status-text.tsx'

interface Phones {
  cellNumber?: string | null
  telephone?: string | null
}

export const phoneColumns = [
  {
    key: 'cellNumber',
    label: 'Cell number',
    narrow: true,
    cell: (row: Phones) => phone(row.cellNumber),
  },
  {
    key: 'telephone',
    label: 'Telephone',
    narrow: true,
    cell: (row: Phones) => phone(row.telephone),
  },
] as const

function phone(stored: string | null | undefined): string {
  return stored ? formatPhone(stored) : ''
}

/** An account that was closed stays in the list, and says so. */
export function Standing({ isDeleted }: { isDeleted: boolean | undefined }) {
  return isDeleted ? (
    <StatusText color="red">Deleted</StatusText>
  ) : (
    <StatusText color="green">Active</StatusText>
  )
}

export const individualColumns: Column<IndividualRow>[] = [
  { key: 'id', label: 'Id', narrow: true },
  { key: 'name', label: 'Name', lead: true },
  { key: 'surname', label: 'Surname' },
  ...phoneColumns,
  { key: 'email', label: 'Email' },
]
