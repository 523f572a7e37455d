import { statusDisplays, statuses } from '#contract/statuses/statuses.calls.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { FormScreen } from '../../backoffice/form-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/status.screen.ts'
import { displayNames } from './status-display.tsx'

export const loader = formLoader(statuses)

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(titleOf(loaderData))

function titleOf(record: object | null | undefined): string {
  return record ? 'Status' : 'New Status'
}

export default function StatusScreen({ loaderData }: Route.ComponentProps) {
  const isSystem = loaderData?.isSystem ?? false
  return (
    <FormScreen
      resource={statuses}
      record={loaderData}
      title={titleOf(loaderData)}
      fields={[
        {
          kind: 'text',
          name: 'code',
          label: 'Code',
          required: true,
          readOnly: isSystem,
          help: isSystem
            ? 'The life of a listing goes by this code, so it stays.'
            : 'A few letters of its own, such as WD.',
        },
        {
          kind: 'text',
          name: 'description',
          label: 'Description',
          required: true,
          help: 'What stands on the listing.',
        },
        {
          kind: 'select',
          name: 'display',
          label: 'Display',
          options: statusDisplays.map((value) => ({ value, label: displayNames[value] })),
          placeholder: 'Plain',
          help: 'The colour of the words on the listing.',
        },
      ]}
      backTo={links.statuses()}
      saveLabel="Submit"
    />
  )
}
