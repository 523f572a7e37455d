import type { LoaderFunctionArgs } from 'react-router'
import {
  contactLogEntry,
  listContactLog,
  type ContactLogEntry,
} from '#contract/message-logs/message-logs.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'
import type { Route } from './+types/contact-log.screen.ts'
import { createdColumn, errorColumn, idColumn, messageColumns } from './message-columns.tsx'
import { MessageLog } from './message-log.tsx'

const contactLogList = {
  name: 'contactLog',
  who: { write: 'contactLog.read' },
  columns: ['id', 'created', 'name', 'email', 'mailSource'],
  defaults: { size: pageSizes.adminTable.usual, sort: 'id', order: 'desc' },
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
  return (
    <MessageLog
      resource={contactLogList}
      page={loaderData}
      title="Contact Us Log"
      nouns={{ one: 'message', many: 'messages' }}
      columns={columns}
      facts={({ mailSource, consent }) => [
        ['Mail source', mailSource],
        ['Consent', consent ? 'Yes' : 'No'],
      ]}
    />
  )
}
