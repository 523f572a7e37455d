import { redirect } from 'react-router'
import { usages } from '#contract/properties/properties.choices.ts'
import { refusal } from '../../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { guard } from '../../../session/guard.ts'
import { ownPageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/create-property.screen.ts'
import { CreateProperty } from './create-property.tsx'
import { createTitle, loadCreate } from './load-create.ts'

/** `Sale`, `Rental` and `Rent`, in any case. */
function isSaleIn(text: string | undefined): boolean {
  if (/^rent(al)?$/i.test(text ?? '')) return false
  if (/^sale$/i.test(text ?? '')) return true
  throw refusal('notFound')
}

function usageIn(url: URL, named: string | undefined) {
  const word = named ?? url.pathname.split('/')[2] ?? ''
  return usages.find((usage) => usage.toLowerCase() === word.toLowerCase())
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const { usage: named, saleType } = params as { usage?: string; saleType?: string }
  const isSale = isSaleIn(saleType)
  const usage = usageIn(url, named)
  if (named && !usage) throw redirect(links.listProperty())
  // The older address names no usage, and leads to the older page of the listing.
  const older = !usage
  const page = await loadCreate(context, url, usage ?? 'Residential', isSale)
  return { ...page, older }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(loaderData ? createTitle(loaderData) : 'List a property', matches)

export default function CreatePropertyScreen({ loaderData }: Route.ComponentProps) {
  return <CreateProperty page={loaderData} older={loaderData.older} />
}
