import type { LoaderFunctionArgs } from 'react-router'
import IconSwitchHorizontal from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { mailTemplatesList, type MailTemplateSummary } from '#contract/mail/templates.calls.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import type { Route } from './+types/email-templates.screen.ts'
import { TemplateStateText } from './template-state.tsx'
import { Usage } from './usage.tsx'
import { useActivation } from './use-activation.ts'

export const loader = (args: LoaderFunctionArgs) => listLoader(mailTemplatesList)(args)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Email Templates', matches)

const cells: Cells<typeof mailTemplatesList> = {
  name: ({ name }) => <Usage name={name} />,
  isSystem: ({ isSystem }) => (isSystem ? 'System' : 'Company'),
  state: ({ state }) => <TemplateStateText state={state} />,
}

export default function EmailTemplatesScreen({ loaderData }: Route.ComponentProps) {
  const nameOf = ({ name }: MailTemplateSummary) => `the template ${name}`
  const activation = useActivation()
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
        <>
          {template.state !== 'active' && (
            <RowAction
              label="Make active"
              name={nameOf(template)}
              icon={<IconSwitchHorizontal aria-hidden="true" />}
              busy={activation.busy}
              onPress={() => void activation.activate(template)}
            />
          )}
          <RowAction
            label="Preview"
            name={nameOf(template)}
            icon={<IconEye aria-hidden="true" />}
            to={links.communicationTemplate(template.id)}
          />
        </>
      )}
    />
  )
}
