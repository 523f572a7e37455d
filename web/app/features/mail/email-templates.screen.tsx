import type { LoaderFunctionArgs } from 'react-router'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import {
  listMailTemplates,
  mailTemplateSummary,
  removeMailTemplate,
  type MailTemplateSummary,
} from '#contract/mail/templates.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Route } from './+types/email-templates.screen.ts'
import { Usage } from './usage.tsx'

const templatesList = {
  name: 'mailTemplates',
  who: { write: 'mail.manage' },
  columns: ['id', 'name', 'subject', 'isSystem'],
  defaults: { size: pageSizes.backOffice.usual, sort: 'isSystem', order: 'asc' },
  rowSchema: mailTemplateSummary,
  list: listMailTemplates,
  remove: removeMailTemplate,
} as const satisfies AnyList

export const loader = (args: LoaderFunctionArgs) => listLoader(templatesList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Email Templates')

const columns: Column<MailTemplateSummary>[] = [
  { key: 'name', label: 'Usage name', lead: true, cell: ({ name }) => <Usage name={name} /> },
  { key: 'subject', label: 'Subject', wide: true },
  {
    key: 'isSystem',
    label: 'Kind',
    narrow: true,
    cell: ({ isSystem }) => (isSystem ? 'System' : 'Company'),
  },
  { key: 'isSent', label: 'In use', cell: ({ isSent }) => <InUse isSent={isSent} /> },
  { key: 'id', label: 'Id', narrow: true },
]

function InUse({ isSent }: Pick<MailTemplateSummary, 'isSent'>) {
  return isSent ? (
    <StatusText color="green">In use</StatusText>
  ) : (
    <StatusText color="grey">A newer one is used</StatusText>
  )
}

export default function EmailTemplatesScreen({ loaderData }: Route.ComponentProps) {
  const nameOf = ({ name }: MailTemplateSummary) => `the template ${name}`
  return (
    <ListScreen
      resource={templatesList}
      page={loaderData}
      title="Email Templates"
      nouns={{ one: 'template', many: 'templates' }}
      columns={columns}
      columnsAtFirst={4}
      nameOf={nameOf}
      editPath={({ id }) => links.emailTemplate(id)}
      newPath={links.newEmailTemplate()}
      newLabel="New"
      deletable={({ mayDelete }) => mayDelete}
      rowActions={(template) => (
        <RowAction
          label="Preview"
          name={nameOf(template)}
          icon={<IconEye aria-hidden="true" />}
          to={links.communicationTemplate(template.id)}
        />
      )}
    />
  )
}
