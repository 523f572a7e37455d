import type { LoaderFunctionArgs } from 'react-router'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import type { OutputOf } from '#contract/call.ts'
import {
  outboxList,
  outboxStates,
  type listOutbox,
  type OutboxRow,
} from '#contract/outbox/outbox.calls.ts'
import { searchedNote } from '#contract/values/searched-from.ts'
import { cappedNumber } from '../../ui/data/capped-number.ts'
import { counted } from '../../ui/data/counted.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import type { Route } from './+types/outbox.screen.ts'
import { mailErrorText } from '../../shared/mail/mail-error.ts'
import { MailState, stateLooks } from './mail-states.tsx'
import { useRefreshWhile } from '../../ui/call/use-refresh-while.ts'
import { mailNouns, useResend, useResendFailed } from './use-resend.ts'

type OutboxPage = OutputOf<typeof listOutbox>

export async function loader(args: LoaderFunctionArgs) {
  return (await listLoader(outboxList)(args)) as OutboxPage
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Outbox', matches)

const cells: Cells<typeof outboxList> = {
  to: ({ to }) => <MailAddress address={to} />,
  state: ({ state }) => <MailState state={state} />,
  error: ({ error }) => error && mailErrorText(error),
}

const filters: readonly ListFilter[] = [
  {
    kind: 'select',
    name: 'state',
    label: 'Status',
    all: 'All statuses',
    options: outboxStates.map((value) => ({ value, label: stateLooks[value].label })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

function noteOf({ counts, sending, searchedFrom }: OutboxPage): string {
  const waiting = counted(counts.queued + counts.sending, mailNouns)
  const counting = `${waiting} waiting, ${cappedNumber(counts.sent)} sent, ${cappedNumber(counts.failed)} failed`
  const found = `${counting}${searchedNote(searchedFrom)}`
  return sending ? found : `${found}. No mail server is set up, so emails stay here`
}

export default function OutboxScreen({ loaderData }: Route.ComponentProps) {
  const { counts, sending } = loaderData
  const { resend, busy } = useResend()
  const all = useResendFailed(counts.failed)
  useRefreshWhile(sending && counts.queued + counts.sending > 0)
  const nameOf = ({ to, subject }: OutboxRow) => `“${subject}” to ${to}`
  return (
    <ListScreen
      resource={outboxList}
      page={loaderData}
      title="Outbox"
      nouns={mailNouns}
      note={noteOf(loaderData)}
      cells={cells}
      columnsAtFirst={5}
      filters={filters}
      nameOf={nameOf}
      openPath={({ id }) => links.outboxMail(id)}
      headActions={
        counts.failed > 0 && (
          <Button busy={all.busy} onClick={() => void all.resendFailed()}>
            Send failed emails again
          </Button>
        )
      }
      rowActions={(mail) => (
        <>
          <RowAction
            label="Read"
            name={nameOf(mail)}
            icon={<IconEye aria-hidden="true" />}
            to={links.outboxMail(mail.id)}
          />
          {mail.mayResend && (
            <RowAction
              label="Send again"
              name={nameOf(mail)}
              icon={<IconMailForward aria-hidden="true" />}
              busy={busy}
              onPress={() => void resend(mail)}
            />
          )}
        </>
      )}
    />
  )
}
