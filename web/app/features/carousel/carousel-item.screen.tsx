import { getCarouselItem } from '#contract/carousel/carousel.calls.ts'
import { listSavedPropertyImages } from '#contract/property-images/property-images.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/carousel-item.screen.ts'
import { CarouselForm } from './carousel-form.tsx'

/** The number 0 means a new item. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('carousel.manage', { context, url })
  if (params.id === '0') return null
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const { api } = contextOf(context)
  const item = await awaitReply(api(getCarouselItem, { id: id.data }), url)
  // The property may have been deleted since: the item can still be linked to another one.
  const images = item.propertyID
    ? await api(listSavedPropertyImages, { id: item.propertyID }).catch(() => [])
    : []
  return { item, images: images.map(({ image }) => image) }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData ? 'Carousel Item' : 'New Carousel Item', matches)

export default function CarouselItemScreen({ loaderData }: Route.ComponentProps) {
  const item = loaderData?.item ?? null
  return (
    <>
      <CarouselForm
        key={`${item?.id ?? 'new'} ${item?.version ?? 0}`}
        item={item}
        images={loaderData?.images ?? []}
      />
      {item && <RecordHistory table="carousel_items" rowId={item.id} version={item.version} />}
    </>
  )
}
