import { carouselList } from '#contract/carousel/carousel.calls.ts'
import { shownNames } from '#contract/exports/shown-names.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import type { Route } from './+types/carousel.screen.ts'
import { CarouselOrder } from './carousel-order.tsx'
import styles from './carousel.module.css'

export const loader = listLoader(carouselList)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Carousel', matches)

const states = {
  shown: <StatusText color="green">{shownNames.carouselState.shown}</StatusText>,
  waiting: <StatusText color="grey">{shownNames.carouselState.waiting}</StatusText>,
  hidden: <StatusText color="orange">{shownNames.carouselState.hidden}</StatusText>,
  later: <StatusText color="grey">{shownNames.carouselState.later}</StatusText>,
  over: <StatusText color="grey">{shownNames.carouselState.over}</StatusText>,
}

const cells: Cells<typeof carouselList> = {
  image: ({ image }) => (
    <Picture picture={image} sizes="7rem" ratio="16 / 9" alt="" className={styles.thumb ?? ''} />
  ),
  listing: ({ listing }) => (
    <TwoLines
      first={listing.type}
      second={<span className={styles.reference}>{listing.reference}</span>}
    />
  ),
  state: ({ state }) => <span className={styles.state}>{states[state]}</span>,
}

export default function CarouselScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListScreen
        resource={carouselList}
        page={loaderData}
        title="Carousel"
        nouns={{ one: 'carousel item', many: 'carousel items' }}
        cells={cells}
        nameOf={({ header }) => header}
        editPath={({ id }) => links.carouselItem(id)}
        newPath={links.newCarouselItem()}
        newLabel="New"
      />
      <CarouselOrder items={loaderData.items} total={loaderData.total} />
    </>
  )
}
