import { links } from '#contract/links.ts'
import { guard } from '../../session/guard.ts'
import { KeptFrame } from '../../shared/kept/kept-frame.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/saved-searches.screen.ts'

export function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  return null
}

export const meta: Route.MetaFunction = () => [
  { title: 'Saved searches' },
  { name: 'robots', content: 'noindex' },
]

export default function SavedSearchesScreen() {
  return (
    <KeptFrame title="Saved searches">
      <EmptyState
        title="You have no saved searches"
        actions={<LinkButton to={links.propertySearch()}>New search</LinkButton>}
      >
        Search for a home or a timeshare week, then save the search.
      </EmptyState>
    </KeptFrame>
  )
}
