import type { LoaderFunctionArgs } from 'react-router'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { mailTemplatesList, type MailTemplateSummary } from '#contract/mail/templates.calls.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Route } from './+types/email-templates.screen.ts'
import { Usage } from './usage.tsx'

export const loader = (args: LoaderFunctionArgs) => listLoader(mailTemplatesList)(args)

export const meta: Route.MetaFunction = () => officeMeta('Email Templates')

const cells: Cells<typeof mailTemplatesList> = {
  name: ({ name }) => <Usage name={name} />,
  isSystem: ({ isSystem }) => (isSystem ? 'System' : 'Company'),
  isSent: ({ isSent }) => <InUse isSent={isSent} />,
}

function InUse({ isSent }: Pick<MailTemplateSummary, 'isSent'>) {
  return isSent ? (
    <StatusText color="green">In use</StatusText>
  ) : (
    <StatusText color="grey">Replaced by a newer one</StatusText>
  )
}

export default function EmailTemplatesScreen({ loaderData }: Route.ComponentProps) {
  const nameOf = ({ name }: MailTemplateSummary) => `the template ${name}`
  return (
    <ListScreen
      resource={mailTemplatesList}
      page={loaderData}
      title="Email Templates"
      nouns={{ one: 'template', many: 'templates' }}
      cells={cells}
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
