import { getFieldGroup, type FieldGroup } from '#contract/field-groups/field-groups.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/field-group.screen.ts'
import { FieldGroupForm } from './field-group-form.tsx'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('fieldGroups.manage', { context, url })
  const { id: named } = params as { id?: string }
  if (named === undefined) return null
  const id = idInPath.safeParse(named)
  if (!id.success) throw refusal('notFound')
  return awaitReply(contextOf(context).api(getFieldGroup, { id: id.data }), url)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData ? 'User Defined Group' : 'New User Defined Group', matches)

/** Someone else's change may affect only a field. */
function versionOf({ id, version, fields }: FieldGroup): string {
  return [id, version, ...fields.map((field) => `${field.id}-${field.version}`)].join(' ')
}

export default function FieldGroupScreen({ loaderData: group }: Route.ComponentProps) {
  return (
    <>
      <FieldGroupForm key={group ? versionOf(group) : 'new'} group={group} />
      {group && <RecordHistory table="field_groups" rowId={group.id} version={versionOf(group)} />}
    </>
  )
}
