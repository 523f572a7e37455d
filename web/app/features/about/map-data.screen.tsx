import { mapSources } from '#contract/maps/map-credits.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { useSiteData } from '../../session/session.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import type { Route } from './+types/map-data.screen.ts'
import { loadAboutPage } from './about-page.ts'
import styles from './article.module.css'

export const loader = ({ context }: Route.LoaderArgs) => loadAboutPage(context)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Map data',
    description: 'Where our map data comes from, and the licences under which we use it.',
    path: links.mapData(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

/** The sources of the maps, in full: every map links here. */
export default function MapDataScreen() {
  const maps = useSiteData()?.maps
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Map data"
        lede="Our maps are drawn from public data. These are its sources and licences."
      />
      <div className={styles.text}>
        {maps?.tiles?.attribution && <p>Map tiles: {maps.tiles.attribution}</p>}
        {mapSources(maps?.ngi ?? false).map(({ name, text, url }) => (
          <section key={name}>
            <h2>{name}</h2>
            <p>
              {text} <a href={url}>{new URL(url).host}</a>
            </p>
          </section>
        ))}
        <h2>Our own work</h2>
        <p>
          Outlines of parks, road numbers, airports, and the names of mountains, bays and regions.
          Outlines of parks are approximate. We simplified all data for small, quick maps: do not
          use them to determine boundaries or to navigate.
        </p>
      </div>
    </div>
  )
}
