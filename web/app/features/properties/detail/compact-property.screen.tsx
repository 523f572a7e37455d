import type { ContactFormHandle } from '../../../ui/navigation/own-contact-form.ts'
import type { Route } from './+types/compact-property.screen.ts'
import { CompactProperty } from './compact-property.tsx'
import { loadProperty } from './load-property.ts'
import { propertyMeta } from './property-meta.ts'

export const handle: ContactFormHandle = { ownContactForm: true }

export function loader(args: Route.LoaderArgs) {
  return loadProperty(args)
}

export const meta: Route.MetaFunction = ({ loaderData }) => propertyMeta(loaderData)

export default function CompactPropertyScreen({ loaderData: page }: Route.ComponentProps) {
  return <CompactProperty page={page} />
}
