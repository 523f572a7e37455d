import type { ChangeEntry } from '#contract/change-log/change-log.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { TwoLines } from '../../ui/data/two-lines.tsx'

/** `Property JP-10253`, or by number if it has no name. */
export function recordName({ noun, record, rowId }: ChangeEntry): string {
  return `${noun} ${record ?? rowId}`
}

/** The changed record by name, as a link to its page. */
export function ChangedRecord({ entry }: { entry: ChangeEntry }) {
  const { noun, record, rowId, link } = entry
  if (record === null && link === null) return recordName(entry)
  const name = record ?? rowId
  return <TwoLines first={link ? <Link to={link}>{name}</Link> : name} second={noun} />
}
