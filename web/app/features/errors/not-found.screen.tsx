import { data } from 'react-router'
import { errors } from '#contract/errors.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/not-found.screen.ts'
import { NotFound } from './not-found.tsx'

export function loader() {
  return data(null, { status: errors.notFound.status })
}

/** A form submitted to an unknown address is not found either. */
export function action() {
  return data(null, { status: errors.notFound.status })
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Page not found', matches)

export default function NotFoundScreen() {
  return <NotFound />
}
