import { statusDisplayNames, type StatusRow } from '#contract/statuses/statuses.resource.ts'
import { StatusText } from '../../ui/data/status-text.tsx'

/** A status's colour by its name, in the look that a listing gives it. */
export function StatusDisplay({ display }: Pick<StatusRow, 'display'>) {
  return (
    <StatusText color={display ?? 'grey'}>
      {display ? statusDisplayNames[display] : 'Plain'}
    </StatusText>
  )
}
