import { listFavourites } from '#contract/favourites/favourites.calls.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { KeptFrame } from '../../shared/kept/kept-frame.tsx'
import { counted } from '../../ui/data/counted.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/favourites.screen.ts'
import { AccountFavourites, type AccountList } from './account-favourites.tsx'
import { DeviceFavourites } from './device-favourites.tsx'

/** A visitor's favourites are on the device: the page is the same for all of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, session } = contextOf(context)
  return { list: session && (await awaitReply(api(listFavourites, {}), url)) }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Favourites', matches)

const changeNouns = { one: 'change', many: 'changes' }

function changesText({ items }: AccountList): string {
  const changed = items.filter(({ changes }) => changes.length > 0).length
  return changed
    ? `${counted(changed, changeNouns)} since your last visit.`
    : 'No changes since your last visit.'
}

export default function FavouritesScreen({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <KeptFrame title="Your favourites" lede={list?.items.length ? changesText(list) : undefined}>
      {list ? <AccountFavourites {...list} /> : <DeviceFavourites />}
    </KeptFrame>
  )
}
