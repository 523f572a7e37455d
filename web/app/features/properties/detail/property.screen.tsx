import { redirect } from 'react-router'
import type { ContactFormHandle } from '../../../ui/navigation/own-contact-form.ts'
import type { Route } from './+types/property.screen.ts'
import { loadProperty } from './load-property.ts'
import { PropertyDetail } from './property-detail.tsx'
import { propertyMeta } from './property-meta.ts'

export const handle: ContactFormHandle = { ownContactForm: true }

export async function loader(args: Route.LoaderArgs) {
  const page = await loadProperty(args)
  // A home under the address of business premises, and vice versa.
  if (args.url.pathname.toLowerCase() !== page.path.toLowerCase()) {
    throw redirect(page.path + args.url.search, 301)
  }
  return page
}

export const meta: Route.MetaFunction = ({ loaderData }) => propertyMeta(loaderData)

export default function PropertyScreen({ loaderData: page }: Route.ComponentProps) {
  return <PropertyDetail page={page} />
}
