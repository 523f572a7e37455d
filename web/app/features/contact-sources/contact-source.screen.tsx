import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { formLoader } from '../../backoffice/form-loader.ts'
import { FormScreen } from '../../backoffice/form-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/contact-source.screen.ts'

export const loader = formLoader(contactSources)

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(titleOf(loaderData))

function titleOf(record: object | null | undefined): string {
  return record ? 'Contact Us Source' : 'New Contact Us Source'
}

export default function ContactSourceScreen({ loaderData }: Route.ComponentProps) {
  return (
    <FormScreen
      resource={contactSources}
      record={loaderData}
      title={titleOf(loaderData)}
      fields={[
        {
          kind: 'text',
          name: 'description',
          label: 'Description',
          required: true,
          help: 'One of the choices under Heard About on the contact form.',
        },
      ]}
      backTo={links.contactSources()}
    />
  )
}
