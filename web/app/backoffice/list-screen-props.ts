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
  /** 2 where the list is a part of a page that has its own heading. */
  level?: 1 | 2
  /** Small capitals above the title, where the specification quotes some. */
  overline?: string
  nouns: Nouns
  /** What the cells of a column show, where that is more than the row's value. */
  cells?: Cells<NoInfer<R>>
  /** The columns that are the second line of another's cells. */
  under?: Under<NoInfer<R>>
  /** The same where there is too little space for a column each, such as on a tablet. */
  underWhenNarrow?: Under<NoInfer<R>>
  /** How many of them are shown until the user chooses; six by default. */
  columnsAtFirst?: number
  /** The page sizes of this list, where they are its own. */
  sizes?: readonly number[]
  /** Instead of the count. */
  note?: string
  /** There are more rows than this; how many more was not counted. */
  moreThan?: number | undefined
  /** The row from which the list continues beyond its counted pages; null at its end. */
  older?: number | null
  /** What a person calls one row, for buttons, questions and messages. */
  nameOf: (row: ListRowOf<R>) => string
  /** Where a row is edited; none where this person may not edit it. */
  editPath?: (row: ListRowOf<R>) => string | undefined
  /** Where a row leads that is not edited here. */
  openPath?: (row: ListRowOf<R>) => string
  /** A new one is created on its own screen, or in a dialog. */
  newPath?: string
  onNew?: () => void
  newLabel?: string
  /** What the list can be filtered by, in addition to the search. */
  filters?: readonly ListFilter[]
  /** Buttons in the header in addition to New and the columns. */
  headActions?: ReactNode
  /** What can be done to several rows at once, apart from deleting them; every row can then be ticked. */
  bulkActions?: readonly AnyBulkAction<ListRowOf<R>>[]
  /** What the list is read with in addition to its address. */
  source?: ListSource
  /** Further Excel files of this list. */
  exports?: readonly ExportChoice[]
  /** Actions other than edit and delete. */
  rowActions?: (row: ListRowOf<R>) => ReactNode
  /** False where rows are only read; a rule where some must stay. */
  deletable?: boolean | ((row: ListRowOf<R>) => boolean)
  /** What the question before deleting a row says of it: what uses it, what stays. */
  deleteNote?: (row: ListRowOf<R>) => DeleteNote
}
