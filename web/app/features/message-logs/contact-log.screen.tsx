import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import {
  contactLogEntry,
  listContactLog,
  type ContactLogEntry,
} from '#contract/enquiries/message-logs.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { AnyList } from '../../backoffice/resource-types.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import type { Route } from './+types/contact-log.screen.ts'
import {
  createdColumn,
  errorColumn,
  failedFilter,
  idColumn,
  messageColumns,
} from './message-columns.tsx'
import { MessageDialog } from './message-dialog.tsx'

const contactLogList = {
  name: 'contactLog',
  who: { write: 'contactLog.read' },
  columns: ['id', 'created', 'name', 'email', 'mailSource'],
  usual: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
  rowSchema: contactLogEntry,
  list: listContactLog,
} as const satisfies AnyList

export const loader = (args: LoaderFunctionArgs) => listLoader(contactLogList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Contact Us Log')

const columns: Column<ContactLogEntry>[] = [
  idColumn,
  createdColumn,
  ...messageColumns,
  { key: 'mailSource', label: 'Mail source' },
  { key: 'consent', label: 'Consent' },
  errorColumn,
]

export default function ContactLogScreen({ loaderData }: Route.ComponentProps) {
  const [open, setOpen] = useState<ContactLogEntry | null>(null)
  const nameOf = ({ name }: ContactLogEntry) => `the message from ${name}`
  return (
    <>
      <ListScreen
        resource={contactLogList}
        page={loaderData}
        title="Contact Us Log"
        nouns={{ one: 'message', many: 'messages' }}
        columns={columns}
        columnsAtFirst={columns.length}
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
        entry={open}
        facts={[
          ['Mail source', open?.mailSource],
          ['Consent', open?.consent ? 'Yes' : 'No'],
        ]}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
