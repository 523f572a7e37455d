import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { sortKeys } from '#contract/list.ts'
import { counted } from '../ui/data/counted.ts'
import { ListFoot } from '../ui/list/list-foot.tsx'
import {
  isDefaultSort,
  listStateOf,
  narrowedBy,
  queryAfter,
  sortAfterPress,
  takesSearch,
  type ListState,
} from '../ui/list/list-state.ts'
import type { AnyList, ListRowOf } from '../ui/list/resource-types.ts'
import { useWantedQuery } from '../ui/navigation/use-wanted-query.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { useBulkActions } from './bulk/use-bulk-actions.tsx'
import { columnsOf, foldColumns, pairColumns } from './list-columns.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListExcel } from './list-excel.tsx'
import { ListHead } from './list-head.tsx'
import { ListHelp } from './list-help.tsx'
import { ListRowActions } from './list-row-actions.tsx'
import type { ListScreenProps } from './list-screen-props.ts'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { SavedViewsMenu } from './saved-views.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import { useListKeys } from './use-list-keys.ts'
import { useListLoading } from './use-list-loading.ts'
import { useRowDeletion } from './use-row-deletion.ts'
import { useSavedViews } from './use-saved-views.ts'
import { useSelection } from './use-selection.ts'
import styles from './list-screen.module.css'

const none: readonly never[] = []

/** The single list screen of the back office. Its whole state is in its address. */
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
    moreThan = page.capped ? page.total : undefined,
  } = props
  const mayDelete = (row: ListRowOf<R>) =>
    resource.remove !== undefined && (typeof deletable === 'function' ? deletable(row) : deletable)
  const bulkActions = useBulkActions(resource, props.bulkActions ?? none, deletable)
  const selectable = (row: ListRowOf<R>) => props.bulkActions !== undefined || mayDelete(row)
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

  const actions = (row: ListRowOf<R>) => (
    <ListRowActions
      name={nameOf(row)}
      editPath={editPath?.(row)}
      onDelete={mayDelete(row) ? () => void deletion.remove([row]) : undefined}
      deleting={deletion.busy}
    >
      {rowActions?.(row)}
    </ListRowActions>
  )

  const total =
    moreThan === undefined ? counted(page.total, nouns) : `More than ${counted(moreThan, nouns)}`
  return (
    <div ref={keys} className={styles.list}>
      <ListHead
        title={title}
        overline={overline}
        note={note ?? total}
        actions={headActions}
        tools={
          <>
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
        <ListToolbar
          searched={takesSearch(resource)}
          filters={filters}
          columns={columns}
          state={state}
          views={saved.views}
          query={query}
          to={to}
          sortTo={sortTo}
          clearSortTo={isDefaultSort(resource, state) ? undefined : to(resource.defaults)}
          total={total}
        />
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
              columns={foldColumns(
                pairColumns(
                  columns.filter((column) => choice.shown.includes(column.key)),
                  props.under ?? {},
                ),
                props.underWhenNarrow ?? {},
              )}
              rows={page.items}
              state={state}
              sortTo={sortTo}
              nameOf={nameOf}
              leadPath={editPath ?? openPath}
              actions={rowActions || editPath || page.items.some(mayDelete) ? actions : undefined}
              selection={page.items.some(selectable) ? selection : undefined}
              selectable={selectable}
              loading={loading}
            />
            <ListFoot
              state={state}
              total={page.total}
              moreThan={moreThan}
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
