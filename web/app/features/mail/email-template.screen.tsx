import { getMailTemplate, listMailPlaceHolders } from '#contract/mail/templates.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/email-template.screen.ts'
import { TemplateForm } from './template-form.tsx'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('mail.manage', { context, url })
  const { api } = contextOf(context)
  const { id: named } = params as { id?: string }
  const id = named === undefined ? null : idInPath.safeParse(named)
  if (id && !id.success) throw refusal('notFound')
  const [template, fields] = await Promise.all([
    id ? awaitReply(api(getMailTemplate, { id: id.data }), url) : null,
    api(listMailPlaceHolders, {}),
  ])
  return { template, fields }
}

function titleOf(template: object | null | undefined): string {
  return template ? 'Edit Email Template' : 'New Email Template'
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(titleOf(loaderData?.template), matches)

export default function EmailTemplateScreen({ loaderData }: Route.ComponentProps) {
  const { template, fields } = loaderData
  return (
    <>
      <TemplateForm
        key={`${template?.id ?? 'new'} ${template?.version ?? 0}`}
        title={titleOf(template)}
        template={template}
        fields={fields}
      />
      {template && (
        <RecordHistory table="mail_templates" rowId={template.id} version={template.version} wide />
      )}
    </>
  )
}
