import type { LoaderFunctionArgs } from 'react-router'
import { contactLogList } from '#contract/message-logs/message-logs.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { Route } from './+types/contact-log.screen.ts'
import { messageCells } from './message-cells.tsx'
import { MessageLog } from './message-log.tsx'

export const loader = (args: LoaderFunctionArgs) => listLoader(contactLogList)(args)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Contact Us Log', matches)

export default function ContactLogScreen({ loaderData }: Route.ComponentProps) {
  return (
    <MessageLog
      resource={contactLogList}
      page={loaderData}
      title="Contact Us Log"
      nouns={{ one: 'message', many: 'messages' }}
      cells={messageCells}
      facts={({ mailSource, consent }) => [
        ['Mail source', mailSource],
        ['Consent', consent ? 'Yes' : 'No'],
      ]}
    />
  )
}
