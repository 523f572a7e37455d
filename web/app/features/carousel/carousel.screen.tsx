import type { CarouselDetail } from '#contract/carousel/carousel.calls.ts'
import { carouselPlaces } from '#contract/carousel/carousel.calls.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import type { Column } from '../../backoffice/list-columns.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Route } from './+types/carousel.screen.ts'
import { carouselList } from './carousel-list.ts'
import styles from './carousel.module.css'

export const loader = listLoader(carouselList)

export const meta: Route.MetaFunction = () => officeMeta('Carousel')

const states = {
  shown: <StatusText color="green">On the home page</StatusText>,
  waiting: <StatusText color="grey">{`Beyond the first ${carouselPlaces}`}</StatusText>,
  hidden: <StatusText color="orange">Its listing is not on the site</StatusText>,
}

const columns: Column<CarouselDetail>[] = [
  { key: 'id', label: 'Id', narrow: true },
  { key: 'header', label: 'Header', lead: true },
  {
    key: 'image',
    label: 'Image',
    cell: ({ image }) => (
      <Picture picture={image} sizes="7rem" ratio="16 / 9" alt="" className={styles.thumb ?? ''} />
    ),
  },
  {
    key: 'listing',
    label: 'Listing',
    cell: ({ listing }) => `${listing.type} ${listing.reference}`,
  },
  { key: 'rank', label: 'Place', kind: 'number' },
  { key: 'state', label: 'State', cell: ({ state }) => states[state] },
]

export default function CarouselScreen({ loaderData }: Route.ComponentProps) {
  return (
    <ListScreen
      resource={carouselList}
      page={loaderData}
      title="Carousel"
      nouns={{ one: 'carousel item', many: 'carousel items' }}
      columns={columns}
      nameOf={({ header }) => header}
      editPath={({ id }) => links.carouselItem(id)}
      newPath={links.newCarouselItem()}
      newLabel="New"
    />
  )
}
