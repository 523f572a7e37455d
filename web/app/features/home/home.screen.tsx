import { carouselPlaces, listCarousel } from '#contract/carousel/carousel.calls.ts'
import { countByProvince, type ProvinceListings } from '#contract/places/places.calls.ts'
import { listLatestProperties } from '#contract/properties/properties.calls.ts'
import { listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { listLatestWeeks } from '#contract/weeks/weeks.calls.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { hasRoute } from '../../route-paths.ts'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { countedOrNone, propertyNouns } from '../../ui/data/counted.ts'
import { Section } from '../../ui/layout/section.tsx'
import { ProvinceList, ProvinceMap } from '../../shared/places/province-map.tsx'
import { PropertyCard } from '../../shared/properties/property-card.tsx'
import { SeasonLegend } from '../../shared/weeks/season.tsx'
import { RecentlyViewed } from '../../shared/recent/recently-viewed.tsx'
import { WeekCard } from '../../shared/weeks/week-card.tsx'
import type { Route } from './+types/home.screen.ts'
import { companyFactsForSearch } from './company-facts.ts'
import { finderTabOf } from './finder-tab.ts'
import { Finder } from './finder.tsx'
import { Hero } from './hero.tsx'
import { Trust } from './trust.tsx'
import styles from './home.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const [company, carousel, properties, weeks, provinces, choices] = await Promise.all([
    api(getCompany, {}),
    api(listCarousel, {}),
    api(listLatestProperties, {}),
    api(listLatestWeeks, {}),
    api(countByProvince, {}),
    api(listResortChoices, {}),
  ])
  return {
    company,
    publicUrl,
    carousel: carousel.slice(0, carouselPlaces),
    properties,
    weeks,
    provinces,
    choices,
    tab: finderTabOf(url.searchParams.get('search')),
    canSearchAll: hasRoute(links.propertySearch()),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { company, publicUrl, carousel } = loaderData
  return pageMeta({
    title: `${company.name}: property and timeshare in South Africa`,
    description: company.heroText,
    path: links.home(),
    publicUrl,
    siteName: company.name,
    picture: carousel[0]?.image,
    facts: companyFactsForSearch(company, publicUrl),
  })
}

const cardSizes = '(max-width: 40rem) 82vw, (max-width: 56rem) 46vw, (max-width: 72rem) 31vw, 292px'
const provinceResults = ({ name }: ProvinceListings) =>
  links.propertyResults({ usage: 'Residential', salesType: 'Sale', place: { province: name } })

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
  const { carousel, properties, weeks, provinces, choices, tab, canSearchAll } = loaderData
  const all = provinces.reduce((sum, province) => sum + province.properties, 0)
  return (
    <>
      <Hero items={carousel} />
      <Finder start={tab} choices={choices} />
      <RecentlyViewed sizes={cardSizes} />
      <Section
        title="Latest Properties"
        lede="The newest homes and commercial properties, to buy and to rent."
        more={
          canSearchAll
            ? { to: links.propertySearch(), label: `All ${countedOrNone(all, propertyNouns)}` }
            : undefined
        }
      >
        <CardGrid strip>
          {properties.map((property) => (
            <li key={property.id}>
              <PropertyCard property={property} sizes={cardSizes} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section
        title="Latest timeshare weeks"
        lede="Sold by their owners, and checked with the resort. The bar on each card shows when in the year the week falls."
        aside={<SeasonLegend seasons={['Peak', 'Red', 'White', 'Blue', 'Flexi']} />}
        tint
      >
        <CardGrid strip>
          {weeks.map((week) => (
            <li key={week.id}>
              <WeekCard week={week} sizes={cardSizes} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <section className={`wrap ${styles.provinces}`} aria-labelledby="provinces">
        <ProvinceMap provinces={provinces} linkTo={provinceResults} />
        <div>
          <h2 id="provinces">Search by province</h2>
          <p className={styles.lede}>
            Choose a province on the map or in the list. The stronger its colour, the more listings
            it has.
          </p>
          <ProvinceList provinces={provinces} linkTo={provinceResults} />
        </div>
      </section>
      <Trust />
    </>
  )
}
