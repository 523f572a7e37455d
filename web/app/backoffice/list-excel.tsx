import type { AnyCall } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import { exportShownList } from '#contract/exports/list-exports.calls.ts'
import { counted, type Nouns } from '../ui/data/counted.ts'
import { listInput, type ListState } from '../ui/list/list-state.ts'
import { ExportMenu, type ExportChoice } from './export-menu.tsx'

/** What a list is read with in addition to its address, and by which call, if that differs. */
export interface ListSource {
  call?: AnyCall
  input?: Record<string, string | number>
}

interface ListExcelProps {
  list: { name: string; list: AnyCall }
  source: ListSource | undefined
  state: ListState
  columns: readonly string[]
  total: string
  selected: readonly { id: number }[]
  nouns: Nouns
  /** Further files of this list. */
  more: readonly ExportChoice[]
}

const textsOf = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))

/**
 * The Excel files of a list: as it is shown, only the selected rows, and any others it declares.
 */
export function ListExcel(props: ListExcelProps) {
  const { list, source, state, columns, total, selected, nouns, more } = props
  const { page: _page, size: _size, before: _before, ...query } = listInput(state)
  const start = (ids?: number[]) =>
    callOverHttp(exportShownList, {
      call: (source?.call ?? list.list).name,
      list: list.name,
      columns: [...columns],
      query: textsOf({ ...query, ...source?.input }),
      ...(ids ? { ids } : {}),
    })
  return (
    <ExportMenu
      choices={[
        {
          label: 'This list',
          hint: `${total}, with the filters, columns and order shown`,
          start: () => start(),
        },
        ...(selected.length > 0
          ? [
              {
                label: 'Selected rows',
                hint: `${counted(selected.length, nouns)}, with the columns shown`,
                start: () => start(selected.map(({ id }) => id)),
              },
            ]
          : []),
        ...more,
      ]}
    />
  )
}
