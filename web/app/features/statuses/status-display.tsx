import { statusDisplayNames, type StatusRow } from '#contract/statuses/statuses.resource.ts'
import { StatusText } from '../../ui/data/status-text.tsx'

/** A status colour with its name, as a listing displays it. */
export function StatusDisplay({ display }: Pick<StatusRow, 'display'>) {
  return (
    <StatusText color={display ?? 'grey'}>
      {display ? statusDisplayNames[display] : 'Plain'}
    </StatusText>
  )
}
