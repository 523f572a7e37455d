import { StatusText } from '../../ui/data/status-text.tsx'

/** An account that was closed stays in the list, and says so. */
export function Standing({ isDeleted }: { isDeleted: boolean | undefined }) {
  return isDeleted ? (
    <StatusText color="red">Deleted</StatusText>
  ) : (
    <StatusText color="green">Active</StatusText>
  )
}
