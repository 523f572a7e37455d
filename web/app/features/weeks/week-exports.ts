import { callOverHttp } from '#contract/client.ts'
import { adminWeeksList, exportWeeks } from '#contract/weeks/week-lists.calls.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import type { ExportChoice } from '../../backoffice/export-menu.tsx'
import { listInput, listStateOf } from '../../ui/list/list-state.ts'

const variants = [
  { variant: 'display', label: 'Display items', hint: 'The weeks in this list' },
  { variant: 'published', label: 'Published items', hint: 'All published weeks' },
  { variant: 'all', label: 'All items', hint: 'All weeks except deleted ones' },
] as const

/** The three Excel exports of the weeks, with all columns. */
export function useWeekExports(): ExportChoice[] {
  // The current filters, even while the list is loading.
  const query = useWantedQuery()
  const input = listInput(listStateOf(adminWeeksList, query))
  return variants.map(({ variant, label, hint }) => ({
    label,
    hint,
    start: () => callOverHttp(exportWeeks, { ...input, variant }),
  }))
}
