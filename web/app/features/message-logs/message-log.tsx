import { useState, type ReactNode } from 'react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import type { Page } from '#contract/values/paging.ts'
import type { Nouns } from '../../ui/data/counted.ts'
import type { Cells, Under } from '../../backoffice/list-columns.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import type { AnyList, ListRowOf } from '../../ui/list/resource-types.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { contactPairs, failedFilter, narrowPairs } from './message-cells.tsx'
import { MessageDialog, type LoggedMessage } from './message-dialog.tsx'

interface MessageLogProps<R extends AnyList> {
  resource: R
  page: Page<ListRowOf<R>>
  title: string
  nouns: Nouns
  cells: Cells<NoInfer<R>>
  /** The other fields of a message in this log. */
  facts: (entry: ListRowOf<R>) => readonly (readonly [label: string, value: ReactNode])[]
}

/** A log of messages from people: a list to browse, and a dialog to read one of them. */
export function MessageLog<R extends AnyList>(props: MessageLogProps<R>) {
  const { resource, page, title, nouns, cells, facts } = props
  const [open, setOpen] = useState<ListRowOf<R> | null>(null)
  const nameOf = (entry: ListRowOf<R>) =>
    `the ${nouns.one} from ${(entry as unknown as LoggedMessage).name}`
  return (
    <>
      <ListScreen
        resource={resource}
        page={page}
        title={title}
        nouns={nouns}
        cells={cells}
        under={contactPairs as Under<R>}
        underWhenNarrow={narrowPairs as Under<R>}
        columnsAtFirst={resource.columns.length}
        filters={[failedFilter]}
        nameOf={nameOf}
        rowActions={(entry) => (
          <RowAction
            label="Read"
            name={nameOf(entry)}
            icon={<IconEye aria-hidden="true" />}
            onPress={() => setOpen(entry)}
          />
        )}
      />
      <MessageDialog
        entry={open as LoggedMessage | null}
        facts={open ? facts(open) : []}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
