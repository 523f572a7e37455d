import { useMemo, type ReactNode } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Page } from '#contract/values/paging.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { counted, type Nouns } from './counted.ts'
import type { Column } from './list-columns.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListSearch } from './list-search.tsx'
import { SortMenu } from './sort-menu.tsx'
import {
  isUsualSort,
  listStateOf,
  queryAfter,
  sortAfterPress,
  type ListState,
} from './list-state.ts'
import { ListTable } from './list-table.tsx'
import { OfficeHeader } from './office-header.tsx'
import type { AnyResource, RowOf } from './resource-types.ts'
import { RowAction } from './row-action.tsx'
import { useColumnChoice } from './use-column-choice.ts'
import { useDelayed } from './use-delayed.ts'
import { useRowDeletion } from './use-row-deletion.ts'
import { useSelection } from './use-selection.ts'
import styles from './list-screen.module.css'

interface ListScreenProps<R extends AnyResource> {
  resource: R
  /** What `listLoader(resource)` answered. */
  page: Page<RowOf<R>>
  title: string
  /** Small capitals above the title, where the specification quotes some. */
  overline?: string
  nouns: Nouns
  columns: readonly Column<RowOf<R>>[]
  /** What a person calls one row, for buttons, questions and messages. */
  nameOf: (row: RowOf<R>) => string
  editPath?: (row: RowOf<R>) => string
  newPath?: string
  newLabel?: string
  /** Actions besides edit and delete. */
  rowActions?: (row: RowOf<R>) => ReactNode
  /** False where rows are only read. */
  deletable?: boolean
}

/** The one list screen of the back office. Everything it shows is in its address. */
export function ListScreen<R extends AnyResource>(props: ListScreenProps<R>) {
  const { resource, page, title, overline, nouns, columns, nameOf, editPath, rowActions } = props
  const { newPath, newLabel = 'New', deletable = true } = props
  const [query] = useSearchParams()
  const state = listStateOf(resource, query)
  const to = (change: Partial<ListState>) => queryAfter(resource, query, change)
  const loading = useListLoading()
  const keys = useMemo(() => columns.map((column) => column.key), [columns])
  const choice = useColumnChoice(resource.name, keys)
  const selection = useSelection(page.items)
  const deletion = useRowDeletion(resource, nouns, nameOf)
  const sortTo = (column: string) =>
    resource.columns.includes(column) ? to(sortAfterPress(state, column)) : undefined
  const sorted = !isUsualSort(resource, state)

  const actions = (row: RowOf<R>) => (
    <>
      {rowActions?.(row)}
      {editPath && (
        <RowAction
          label="Edit"
          name={nameOf(row)}
          icon={<IconPencil aria-hidden="true" />}
          to={editPath(row)}
        />
      )}
      {deletable && (
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

  return (
    <>
      <OfficeHeader
        title={title}
        overline={overline}
        note={counted(page.total, nouns)}
        actions={
          <>
            <ColumnChooser columns={columns} choice={choice} />
            {newPath && (
              <LinkButton to={newPath} kind="brand" icon={<IconPlus aria-hidden="true" />}>
                {newLabel}
              </LinkButton>
            )}
          </>
        }
      />
      <div className={styles.sheet}>
        <div className={styles.filters}>
          <ListSearch search={state.search} to={(search) => to({ search })} />
          <SortMenu columns={columns} state={state} sortTo={sortTo} />
          {sorted && (
            <LinkButton
              kind="quiet"
              to={to(resource.usual)}
              preventScrollReset
              className={styles.clearSort}
            >
              Clear Sort
            </LinkButton>
          )}
        </div>
        {selection.some && (
          <div className={styles.selected}>
            <strong role="status">{counted(selection.count, nouns)} selected</strong>
            <Button
              size="sm"
              icon={<IconTrash aria-hidden="true" />}
              busy={deletion.busy}
              onClick={() => void deletion.remove(selection.rows)}
            >
              Delete
            </Button>
            <Button size="sm" kind="quiet" onClick={selection.clear}>
              Clear Selected
            </Button>
          </div>
        )}
        {page.total === 0 ? (
          <ListEmpty
            search={state.search}
            clearTo={to({ search: '' })}
            nouns={nouns}
            newPath={newPath}
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
              editPath={editPath}
              actions={rowActions || editPath || deletable ? actions : undefined}
              selection={deletable ? selection : undefined}
              loading={loading}
            />
            <ListFoot state={state} total={page.total} to={to} />
          </>
        )}
      </div>
    </>
  )
}

/** Only while this list itself changes; on the way to another screen it stays as it is. */
function useListLoading(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return useDelayed(navigation.state === 'loading' && navigation.location.pathname === pathname)
}
