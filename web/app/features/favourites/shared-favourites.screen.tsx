import { getSharedFavourites } from '#contract/favourites/favourite-shares.calls.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import { links } from '#contract/links.ts'
import { secretPageMeta } from '../../page-meta.ts'
import { isAppError, missing, thrownFor } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { PropertyCard } from '../../shared/properties/property-card.tsx'
import { WeekCard } from '../../shared/weeks/week-card.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import type { Route } from './+types/shared-favourites.screen.ts'
import { Note } from './note.tsx'
import styles from './favourites.module.css'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  try {
    return await contextOf(context).api(getSharedFavourites, { token: params.token })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'notFound') throw thrownFor(error, url)
    throw missing({
      title: 'This list is no longer shared',
      message: 'The person who shared it has stopped sharing it, or the link is incomplete.',
    })
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta('Shared favourites', matches)

const cardSizes = '(max-width: 35rem) 92vw, (max-width: 72rem) 46vw, 390px'

export default function SharedFavouritesScreen({
  loaderData: { items, folder },
}: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.shared}`}>
      <h1>{folder ?? 'Shared favourites'}</h1>
      <p className={styles.invitation}>
        Someone shared these listings with you. Only listings that are published are shown.
      </p>
      {items.length === 0 && (
        <EmptyState
          title="None of these listings is still published"
          actions={
            <LinkButton to={links.propertySearch()} kind="brand">
              Find a property
            </LinkButton>
          }
        />
      )}
      <CardGrid columns={3}>
        {items.map((item) => (
          <li key={keyText(item)} className={styles.sharedItem}>
            {item.property && <PropertyCard property={item.property} sizes={cardSizes} />}
            {item.week && <WeekCard week={item.week} sizes={cardSizes} />}
            <Note note={item.note} title="" />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
