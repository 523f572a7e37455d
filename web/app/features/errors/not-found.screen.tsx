import { data } from 'react-router'
import { errors } from '#contract/errors.ts'
import type { Route } from './+types/not-found.screen.ts'
import { NotFound } from './not-found.tsx'

export function loader() {
  return data(null, { status: errors.notFound.status })
}

/** A form sent to an address that does not exist is not found either. */
export function action() {
  return data(null, { status: errors.notFound.status })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Page not found' },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundScreen() {
  return <NotFound />
}
