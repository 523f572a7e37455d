import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/contact-sources.screen.ts'

export const loader = listLoader(contactSources)

export const meta: Route.MetaFunction = () => officeMeta('Contact Us Sources')

export default function ContactSourcesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={contactSources}
      page={loaderData}
      title="Contact Us Sources"
      nouns={{ one: 'contact source', many: 'contact sources' }}
      nameOf={(source) => source.description}
      editPath={(source) => links.contactSource(source.id)}
      newPath={links.newContactSource()}
      newLabel="New Source"
    />
  )
}
