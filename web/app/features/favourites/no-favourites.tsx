import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export function NoFavourites() {
  return (
    <EmptyState
      title="No favourites yet"
      actions={
        <>
          <LinkButton to={links.propertySearch()} kind="brand">
            Find a property
          </LinkButton>
          <LinkButton to={links.timeshareSearch()}>Search timeshare weeks</LinkButton>
        </>
      }
    >
      Select the heart on a property or week to save it here.
    </EmptyState>
  )
}
