import type { ImportSummary } from '#contract/listing-imports/listing-imports.schema.ts'
import type { ImportState, RowOutcome } from '#contract/listing-imports/listing-imports.states.ts'
import { counted } from '../../ui/data/counted.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

export const stateLooks: Record<ImportState, { text: string; color: StatusColor }> = {
  uploaded: { text: 'Columns to map', color: 'orange' },
  checking: { text: 'Checking', color: 'grey' },
  checked: { text: 'Checked, not imported', color: 'orange' },
  importing: { text: 'Importing', color: 'grey' },
  pictures: { text: 'Adding pictures', color: 'grey' },
  done: { text: 'Imported', color: 'green' },
  undoing: { text: 'Undoing', color: 'grey' },
  undone: { text: 'Undone', color: 'grey' },
  failed: { text: 'Stopped', color: 'red' },
}

export const outcomeLooks: Record<RowOutcome, { text: string; color: StatusColor }> = {
  new: { text: 'New', color: 'green' },
  changed: { text: 'Changed', color: 'green' },
  same: { text: 'No change', color: 'grey' },
  refused: { text: 'To correct', color: 'red' },
}

export const rowNouns = { one: 'row', many: 'rows' }
export const listingNouns = { one: 'listing', many: 'listings' }

/** `480 new, 12 changed, 3 to correct` */
export function countsSentence({ rows, counts }: Pick<ImportSummary, 'rows' | 'counts'>): string {
  const parts = [
    [counts.new, 'new'],
    [counts.changed, 'changed'],
    [counts.same, 'unchanged'],
    [counts.refused, 'to correct'],
    [counts.undone, 'undone'],
    [counts.kept, 'kept'],
  ] as const
  const shown = parts.filter(([count]) => count > 0)
  if (shown.length === 0) return counted(rows, rowNouns)
  return shown.map(([count, name]) => `${groupedNumber(count)} ${name}`).join(', ')
}
