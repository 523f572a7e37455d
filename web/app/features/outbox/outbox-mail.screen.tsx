import { useState } from 'react'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import type { OutputOf } from '#contract/call.ts'
import { getOutboxMail } from '#contract/outbox/outbox.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { momentText } from '../../ui/data/moment.ts'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { guard } from '../../session/guard.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { MailFrame } from '../../shared/mail/mail-frame.tsx'
import { usageDescription } from '../../shared/mail/usage-description.ts'
import type { Route } from './+types/outbox-mail.screen.ts'
import { mailErrorText } from '../../shared/mail/mail-error.ts'
import { MaybeLink } from '../../ui/navigation/maybe-link.tsx'
import { MailState } from './mail-states.tsx'
import { useRefreshWhile } from '../../ui/call/use-refresh-while.ts'
import { useResend } from './use-resend.ts'
import styles from './outbox-mail.module.css'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('outbox.manage', { context, url })
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  return awaitReply(contextOf(context).api(getOutboxMail, { id: id.data }), url)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData?.subject ?? 'Outbox', matches)

const tabs = [
  { id: 'html', label: 'Formatted' },
  { id: 'text', label: 'Plain text' },
] as const

export default function OutboxMailScreen({ loaderData: mail }: Route.ComponentProps) {
  const { resend, busy } = useResend()
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('html')
  useRefreshWhile(mail.state === 'sending')
  return (
    <>
      <OfficeHeader
        title={mail.subject}
        actions={
          mail.mayResend && (
            <Button
              kind="brand"
              icon={<IconMailForward aria-hidden="true" />}
              busy={busy}
              onClick={() => void resend(mail)}
            >
              Send again
            </Button>
          )
        }
      />
      <div className={styles.sheet}>
        <Facts mail={mail} />
        <Tabs label="Email format" tabs={tabs} selected={tab} onSelect={setTab}>
          <div className={styles.mail}>
            {tab === 'html' ? (
              <MailFrame html={mail.html} title={`Email to ${mail.to}`} />
            ) : (
              <pre className={styles.text}>{mail.text}</pre>
            )}
          </div>
        </Tabs>
      </div>
    </>
  )
}

function Facts({ mail }: { mail: OutputOf<typeof getOutboxMail> }) {
  const facts = [
    [
      'To',
      <MaybeLink key="to" to={mail.personLink}>
        <MailAddress address={mail.to} />
      </MaybeLink>,
    ],
    ['Reply to', mail.replyTo && <MailAddress key="reply" address={mail.replyTo} />],
    ['Attachments', mail.attachments.length > 0 ? mail.attachments.join(', ') : null],
    ['Status', <MailState key="state" state={mail.state} />],
    ['Error', mail.error && mailErrorText(mail.error)],
    ['Created', momentText(mail.created)],
    ['Sent', mail.sent && momentText(mail.sent)],
    ['Next attempt', mail.nextAttempt && momentText(mail.nextAttempt)],
    ['Attempts', mail.attempts],
    ['Usage', usageDescription(mail.usage) || mail.usage],
    ['Message-ID', mail.messageId],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className={classNames(label === 'Message-ID' && styles.whole)}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
