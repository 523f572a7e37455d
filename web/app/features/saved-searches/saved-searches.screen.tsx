import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { links } from '#contract/links.ts'
import { listSavedSearches } from '#contract/saved-searches/saved-searches.calls.ts'
import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { KeptFrame } from '../../shared/kept/kept-frame.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/saved-searches.screen.ts'
import { SearchList } from './search-list.tsx'
import { useOwnActions } from './use-own-actions.ts'

export async function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  return awaitReply(contextOf(args.context).api(listSavedSearches, {}), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Saved searches', matches)

function newsText(items: readonly SavedSearch[]): string {
  const fresh = items.reduce((sum, { matches }) => sum + (matches?.fresh ?? 0), 0)
  if (fresh === 0) return 'Nothing new since you last looked.'
  return `${fresh} new ${fresh === 1 ? 'match' : 'matches'} since you last looked.`
}

export default function SavedSearchesScreen({ loaderData }: Route.ComponentProps) {
  const { items, email } = loaderData
  const actions = useOwnActions()
  return (
    <KeptFrame title="Saved searches" lede={items.length > 0 && newsText(items)}>
      {items.length === 0 ? (
        <EmptyState
          title="You have no saved searches"
          actions={
            <>
              <LinkButton to={links.propertySearch()} kind="brand">
                Find a property
              </LinkButton>
              <LinkButton to={links.timeshareSearch()}>Search timeshare weeks</LinkButton>
            </>
          }
        >
          Search for a home or a timeshare week and choose “Save this search”. We will email you
          when there is something new.
        </EmptyState>
      ) : (
        <SearchList
          items={items}
          email={email}
          actions={actions}
          tools={
            <LinkButton
              to={links.propertySearch()}
              kind="quiet"
              icon={<IconPlus aria-hidden="true" />}
            >
              New search
            </LinkButton>
          }
        />
      )}
    </KeptFrame>
  )
}
