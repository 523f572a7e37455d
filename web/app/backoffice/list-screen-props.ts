import type { ReactNode } from 'react'
import type { Page } from '#contract/values/paging.ts'
import type { Nouns } from '../ui/data/counted.ts'
import type { AnyList, ListRowOf } from '../ui/list/resource-types.ts'
import type { AnyBulkAction } from './bulk/bulk-action.ts'
import type { ExportChoice } from './export-menu.tsx'
import type { Cells, Under } from './list-columns.ts'
import type { ListSource } from './list-excel.tsx'
import type { ListFilter } from './list-filters.tsx'
import type { DeleteNote } from './use-row-deletion.ts'

export interface ListScreenProps<R extends AnyList> {
  resource: R
  /** What `listLoader(resource)` returned. */
  page: Page<ListRowOf<R>>
  title: string
  /** 2 if the list is part of a page with its own heading. */
  level?: 1 | 2
  /** Small capitals above the title, if the specification quotes any. */
  overline?: string
  nouns: Nouns
  /** The content of a column's cells, if that is more than the row's value. */
  cells?: Cells<NoInfer<R>>
  /** The columns that become the second line of another's cells. */
  under?: Under<NoInfer<R>>
  /** The same when there is too little space for separate columns, such as on a tablet. */
  underWhenNarrow?: Under<NoInfer<R>>
  /** How many of them are initially shown; six by default. */
  columnsAtFirst?: number
  /** The page sizes of this list, if they are its own. */
  sizes?: readonly number[]
  /** Instead of the count. */
  note?: string
  /** There are more rows than this; the exact number was not counted. */
  moreThan?: number | undefined
  /** The row from which the list continues beyond its counted pages; null at its end. */
  older?: number | null
  /** What people call one row, for buttons, questions and messages. */
  nameOf: (row: ListRowOf<R>) => string
  /** Where a row is edited; undefined if this person may not edit it. */
  editPath?: (row: ListRowOf<R>) => string | undefined
  /** Where a row that is not edited here links to. */
  openPath?: (row: ListRowOf<R>) => string
  /** A new one is created on a separate screen, or in a dialog. */
  newPath?: string
  onNew?: () => void
  newLabel?: string
  /** The filters of the list, in addition to the search. */
  filters?: readonly ListFilter[]
  /** Buttons in the header in addition to New and the columns. */
  headActions?: ReactNode
  /** Bulk actions other than deleting; every row can then be ticked. */
  bulkActions?: readonly AnyBulkAction<ListRowOf<R>>[]
  /** What the list is read with in addition to its address. */
  source?: ListSource
  /** Further Excel files of this list. */
  exports?: readonly ExportChoice[]
  /** Actions other than edit and delete. */
  rowActions?: (row: ListRowOf<R>) => ReactNode
  /** False if rows are read-only; a rule if some must stay. */
  deletable?: boolean | ((row: ListRowOf<R>) => boolean)
  /** Details in the confirmation before deleting a row: what uses it, what stays. */
  deleteNote?: (row: ListRowOf<R>) => DeleteNote
}
