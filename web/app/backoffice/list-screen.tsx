import { useMemo, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { sortKeys } from '#contract/list.ts'
import type { Page } from '#contract/values/paging.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { useWantedQuery } from '../ui/navigation/use-wanted-query.ts'
import { counted, type Nouns } from '../ui/data/counted.ts'
import { columnsOf, type Cells } from './list-columns.ts'
import { ListEmpty } from './list-empty.tsx'
import type { ListFilter } from './list-filters.tsx'
import { ListFilterPanel } from './list-filter-panel.tsx'
import { ListExcel, type ListSource } from './list-excel.tsx'
import { ListHelp } from './list-help.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import type { AnyBulkAction } from './bulk/bulk-action.ts'
import { useBulkActions } from './bulk/use-bulk-actions.tsx'
import type { ExportChoice } from './export-menu.tsx'
import { SavedViewsMenu } from './saved-views.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ListFoot } from '../ui/list/list-foot.tsx'
import { ListHead } from './list-head.tsx'
import { ListSearch } from './list-search.tsx'
import { SortMenu } from './sort-menu.tsx'
import {
  isDefaultSort,
  listStateOf,
  narrowedBy,
  queryAfter,
  sortAfterPress,
  takesSearch,
  type ListState,
} from '../ui/list/list-state.ts'
import { ListTable } from './list-table.tsx'
import type { AnyList, ListRowOf } from '../ui/list/resource-types.ts'
import { RowAction } from './row-action.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import { useDelayed } from '../ui/feedback/use-delayed.ts'
import { useRowDeletion } from './use-row-deletion.ts'
import { useSelection } from './use-selection.ts'
import styles from './list-screen.module.css'

interface ListScreenProps<R extends AnyList> {
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
  /** How many of them are shown until the user chooses; six by default. */
  columnsAtFirst?: number
  /** The page sizes of this list, where they are its own. */
  sizes?: readonly number[]
  /** Instead of the count. */
  note?: string
  /** Rows are counted up to here; from here on there are more than are counted. */
  countCap?: number
  /** The row from which the list continues beyond its counted pages; null at its end. */
  older?: number | null
  /** What a person calls one row, for buttons, questions and messages. */
  nameOf: (row: ListRowOf<R>) => string
  editPath?: (row: ListRowOf<R>) => string
  /** Where a row leads that is not edited here. */
  openPath?: (row: ListRowOf<R>) => string
  /** A new one is created on its own screen, or in a dialog. */
  newPath?: string
  onNew?: () => void
  newLabel?: string
  /** What the list can be narrowed by, besides the search. */
  filters?: readonly ListFilter[]
  /** Buttons in the head besides New and the columns. */
  headActions?: ReactNode
  /** What can be done to several rows at once, besides deleting them; every row can then be ticked. */
  bulkActions?: readonly AnyBulkAction<ListRowOf<R>>[]
  /** What the list is read with besides its address. */
  source?: ListSource
  /** Further Excel files of this list. */
  exports?: readonly ExportChoice[]
  /** Actions besides edit and delete. */
  rowActions?: (row: ListRowOf<R>) => ReactNode
  /** False where rows are only read; a rule where some must stay. */
  deletable?: boolean | ((row: ListRowOf<R>) => boolean)
  /** What the question before deleting a row says of it: what uses it, what stays. */
  deleteNote?: (row: ListRowOf<R>) => string | undefined
}

/** The one list screen of the back office. Everything it shows is in its address. */
export function ListScreen<R extends AnyList>(props: ListScreenProps<R>) {
  const { resource, page, title, overline, nouns, cells, nameOf, editPath, openPath, rowActions } =
    props
  const {
    newPath,
    onNew,
    newLabel = 'New',
    filters = [],
    headActions,
    deletable = true,
    note,
    countCap,
  } = props
  const capped = countCap !== undefined && page.total >= countCap
  const mayDelete = (row: ListRowOf<R>) =>
    resource.remove !== undefined && (typeof deletable === 'function' ? deletable(row) : deletable)
  const bulkActions = useBulkActions(resource, props.bulkActions ?? none, deletable)
  const selectable = (row: ListRowOf<R>) => props.bulkActions !== undefined || mayDelete(row)
  const anyDeletable = resource.remove !== undefined && deletable !== false
  const query = useWantedQuery()
  const state = listStateOf(resource, query)
  // The rows still match the current URL.
  const shown = listStateOf(resource, useSearchParams()[0])
  const to = (change: Partial<ListState>) => queryAfter(resource, query, change)
  const loading = useListLoading()
  const columns = useMemo(() => columnsOf(resource, cells), [resource, cells])
  const columnKeys = useMemo(() => columns.map((column) => column.key), [columns])
  const choice = useColumnChoice(resource.name, columnKeys, props.columnsAtFirst)
  const selection = useSelection(page.items.filter(selectable), query.toString())
  const saved = useSavedViews(resource.name)
  const [help, setHelp] = useState(false)
  const navigate = useNavigate()
  const beginNew = newPath === undefined ? onNew : () => void navigate(newPath)
  const keys = useListKeys<HTMLDivElement>({
    onNew: beginNew,
    onHelp: () => setHelp(true),
    active: props.level !== 2,
  })
  const deletion = useRowDeletion(resource, nouns, nameOf, props.deleteNote)
  const sortTo = (column: string) =>
    sortKeys(resource.columns).includes(column) ? to(sortAfterPress(state, column)) : undefined
  const sorted = !isDefaultSort(resource, state)

  const actions = (row: ListRowOf<R>) => (
    <>
      {rowActions?.(row)}
      {editPath && (
        <RowAction
          label="Edit"
          name={nameOf(row)}
          icon={<IconPencil aria-hidden="true" />}
          to={editPath(row)}
          edits
        />
      )}
      {mayDelete(row) && (
        <RowAction
          label="Delete"
          name={nameOf(row)}
          icon={<IconTrash aria-hidden="true" />}
          danger
          busy={deletion.busy}
          onPress={() => void deletion.remove([row])}
        />
      )}
    </>
  )

  const total = capped ? `More than ${counted(page.total - 1, nouns)}` : counted(page.total, nouns)
  return (
    <div ref={keys} className={styles.list}>
      <ListHead
        title={title}
        overline={overline}
        note={note ?? total}
        actions={
          <>
            {headActions}
            <SavedViewsMenu saved={saved} query={query} columns={choice.shown} />
            <ListExcel
              list={resource}
              source={props.source}
              state={state}
              columns={choice.shown}
              total={total}
              selected={selection.rows}
              nouns={nouns}
              more={props.exports ?? none}
            />
          </>
        }
        columns={columns}
        choice={choice}
        newPath={newPath}
        onNew={onNew}
        newLabel={newLabel}
        level={props.level ?? 1}
      />
      <div className={styles.sheet}>
        <div className={styles.filters}>
          {takesSearch(resource) && (
            <ListSearch search={state.search} to={(search) => to({ search })} />
          )}
          <ListFilterPanel
            filters={filters}
            values={state.filters}
            to={(chosen) => to({ filters: chosen })}
            views={saved.views}
            query={query}
            showLabel={`Show ${total.toLowerCase()}`}
          >
            <SortMenu columns={columns} state={state} sortTo={sortTo} />
          </ListFilterPanel>
          {sorted && (
            <LinkButton
              kind="quiet"
              to={to(resource.defaults)}
              preventScrollReset
              className={styles.clearSort}
            >
              Clear Sort
            </LinkButton>
          )}
        </div>
        <BulkBar selection={selection} actions={bulkActions} nouns={nouns} nameOf={nameOf} />
        {page.total === 0 ? (
          <ListEmpty
            search={shown.search}
            narrowedBy={narrowedBy(shown)}
            clearTo={to({ search: '', filters: {} })}
            nouns={nouns}
            newPath={newPath}
            onNew={onNew}
            newLabel={newLabel}
          />
        ) : (
          <>
            <ListTable
              caption={title}
              columns={columns.filter((column) => choice.shown.includes(column.key))}
              rows={page.items}
              state={state}
              sortTo={sortTo}
              nameOf={nameOf}
              leadPath={editPath ?? openPath}
              actions={rowActions || editPath || anyDeletable ? actions : undefined}
              selection={page.items.some(selectable) ? selection : undefined}
              selectable={selectable}
              loading={loading}
            />
            <ListFoot
              state={state}
              total={page.total}
              capped={capped}
              to={to}
              sizes={props.sizes}
              older={props.older}
            />
          </>
        )}
      </div>
      <ListHelp
        open={help}
        onClose={() => setHelp(false)}
        newLabel={beginNew && newLabel}
        searched={takesSearch(resource)}
        editable={editPath !== undefined}
        selectable={bulkActions.length > 0}
      />
    </div>
  )
}

const none: readonly never[] = []

/** Only while this list itself changes; on the way to another screen it stays as it is. */
function useListLoading(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return useDelayed(navigation.state === 'loading' && navigation.location.pathname === pathname)
}
