import type { StatusRow } from '#contract/statuses/statuses.calls.ts'
import { StatusText } from '../../ui/data/status-text.tsx'

export const displayNames = { green: 'Green', orange: 'Orange', red: 'Red' } as const

/** A status's colour by its name, in the look that a listing gives it. */
export function StatusDisplay({ display }: Pick<StatusRow, 'display'>) {
  return (
    <StatusText color={display ?? 'grey'}>{display ? displayNames[display] : 'Plain'}</StatusText>
  )
}
