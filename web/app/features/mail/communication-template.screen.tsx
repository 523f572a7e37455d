import { useState } from 'react'
import { useNavigate } from 'react-router'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import {
  getMailTemplate,
  listMailTemplates,
  previewMailTemplate,
} from '#contract/mail/templates.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/communication-template.screen.ts'
import { MailFrame } from '../../shared/mail/mail-frame.tsx'
import { usageDescription } from '../../shared/mail/usage-description.ts'
import styles from './communication-template.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('mail.manage', { context, url })
  const { api } = contextOf(context)
  const { items } = await api(listMailTemplates, { size: maxPageSize })
  const named = url.searchParams.get('id') ?? items[0]?.id
  const id = idInPath.safeParse(named)
  if (!id.success) throw refusal('notFound')
  const template = await awaitReply(api(getMailTemplate, { id: id.data }), url)
  const { subject, body } = template
  const mail = await awaitReply(api(previewMailTemplate, { subject, body }), url)
  const choices = items.map((item) => ({
    value: item.id,
    label: item.isSent ? item.name : `${item.name}, not in use (${item.id})`,
  }))
  return { id: template.id, name: template.name, choices, mail }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Template Preview', matches)

const tabs = [
  { id: 'desktop', label: 'Desktop' },
  { id: 'phone', label: 'Phone' },
  { id: 'text', label: 'Plain text' },
] as const

/** Previews an email with sample values before it is sent. */
export default function CommunicationTemplateScreen({ loaderData }: Route.ComponentProps) {
  const { id, name, choices, mail } = loaderData
  const navigate = useNavigate()
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('desktop')
  return (
    <>
      <OfficeHeader
        title="Template Preview"
        note={usageDescription(name) || 'As it will look, with sample values'}
        actions={
          <LinkButton to={links.emailTemplate(id)} icon={<IconPencil aria-hidden="true" />}>
            Edit
          </LinkButton>
        }
      />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <SelectField
            name="template"
            label="Template"
            options={choices}
            value={id}
            onChange={(event) =>
              void navigate(links.communicationTemplate(Number(event.target.value)), {
                preventScrollReset: true,
              })
            }
          />
          <dl>
            <dt className={styles.label}>Subject</dt>
            <dd className={styles.subject}>{mail.subject}</dd>
          </dl>
        </div>
        <Tabs label="Preview format" tabs={tabs} selected={tab} onSelect={setTab}>
          <div className={styles.mail}>
            {tab === 'text' ? (
              <pre className={styles.text}>{mail.text}</pre>
            ) : (
              <MailFrame
                key={id}
                html={mail.html}
                title={`${name} with sample values`}
                narrow={tab === 'phone'}
              />
            )}
          </div>
        </Tabs>
      </div>
    </>
  )
}
