import { messages } from '#contract/messages.ts'
import {
  getPropertyDetailed,
  listLatestPropertiesByUsage,
} from '#contract/properties/properties.calls.ts'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { usages } from '#contract/properties/properties.choices.ts'
import type { PropertyCard as Listed } from '#contract/properties/properties.schema.ts'
import type { Api } from '#contract/client.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { refusal } from '../../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../../page-meta.ts'
import { contextOf } from '../../../session/request-context.ts'
import { CardCarousel } from '../../../ui/media/card-carousel.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { headPicture } from '../../../shared/listings/head-picture.ts'
import { PropertyCard } from '../../../shared/properties/property-card.tsx'
import type { Route } from './+types/search-home.screen.ts'
import { ListYourOwn } from './list-your-own.tsx'
import { SearchForm } from './search-form.tsx'
import { isSaleOf, usageOf } from './search-state.ts'
import styles from './search-home.module.css'

/** `/property/commercial`, `/property/search/Commercial`: a path that names no usage is for homes. */
function usageInPath(url: URL, named: string | undefined) {
  if (named !== undefined) {
    const usage = usages.find((one) => one.toLowerCase() === named.toLowerCase())
    if (!usage) throw refusal('notFound')
    return usage
  }
  return usageOf(url.pathname.split('/')[2])
}

/**
 * A listing's card shows one of its pictures, and the page header another one, of the newest
 * listing with more.
 */
async function loadPicture(api: Api, latest: readonly Listed[]): Promise<StoredPicture | null> {
  const onCards = latest.map(({ displayImage }) => displayImage)
  for (const { id } of latest) {
    // It may have disappeared since the list was made.
    const listing = await api(getPropertyDetailed, { id }).catch(() => null)
    const pictures = listing?.propertyImages.map(({ image }) => image) ?? []
    const found = headPicture(pictures, onCards)
    if (found) return found
  }
  return null
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const { usage: named } = params as { usage?: string }
  const usage = usageInPath(url, named)
  const typed = /^\/property\/(residential|commercial)/i.test(url.pathname)
  const [latest, { name }] = await Promise.all([
    api(listLatestPropertiesByUsage, { type: usage }),
    api(getCompany, {}),
  ])
  return {
    usage,
    typed,
    latest,
    picture: await loadPicture(api, latest),
    name,
    publicUrl,
    isSale: isSaleOf(url.searchParams.get('salesType')),
  }
}

const texts = {
  Residential: {
    title: 'Homes for sale and to rent',
    lede: 'Find a house, townhouse, flat, farm or stand anywhere in South Africa. See the full cost before you buy, and contact the person who manages the listing.',
  },
  Commercial: {
    title: 'Commercial property for sale and to rent',
    lede: 'Find an office, shop, warehouse or factory anywhere in South Africa. See its size and price, and contact the person who manages the listing.',
  },
} as const

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { usage, name, publicUrl, picture } = loaderData
  return pageMeta({
    title: `${texts[usage].title} | ${name}`,
    description: texts[usage].lede,
    path: links.propertyHome(usage),
    publicUrl,
    siteName: name,
    picture,
  })
}

const cardSizes = '(max-width: 40rem) 78vw, (max-width: 56rem) 46vw, (max-width: 72rem) 31vw, 292px'

export default function SearchHomeScreen({ loaderData }: Route.ComponentProps) {
  const { usage, typed, latest, picture, isSale } = loaderData
  return (
    <>
      <div className={styles.top}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.text}>
            <h1>{texts[usage].title}</h1>
            <p className={styles.lede}>{texts[usage].lede}</p>
            <SearchForm
              key={`${usage} ${isSale}`}
              usage={usage}
              typed={typed}
              startsWithSale={isSale}
            />
            <ListYourOwn usage={usage} />
          </div>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="420px" hiddenUpTo="72rem" alt="" priority />
            </div>
          )}
        </div>
      </div>
      {latest.length > 0 && (
        <div className={styles.late}>
          <Section
            title={messages.latestListings}
            lede={`The newest ${usage.toLowerCase()} listings.`}
          >
            <CardCarousel label={messages.latestListings}>
              {latest.map((property) => (
                <li key={property.id}>
                  <PropertyCard property={property} sizes={cardSizes} />
                </li>
              ))}
            </CardCarousel>
          </Section>
        </div>
      )}
    </>
  )
}
