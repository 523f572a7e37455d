import { StatusText } from '../../ui/data/status-text.tsx'

/** A closed account stays in the list, marked as such. */
export function Standing({ isDeleted }: { isDeleted: boolean | undefined }) {
  return isDeleted ? (
    <StatusText color="red">Deleted</StatusText>
  ) : (
    <StatusText color="green">Active</StatusText>
  )
}
