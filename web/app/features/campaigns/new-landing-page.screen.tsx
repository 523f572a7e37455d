import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import { Link } from '../../ui/navigation/link.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/new-landing-page.screen.ts'
import { kindName } from '../../shared/campaigns/campaign-texts.ts'
import styles from './new-landing-page.module.css'

export function loader(args: Route.LoaderArgs) {
  guard('campaigns.manage', args)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('New Landing Page', matches)

const kinds = [
  {
    isTimeshare: false,
    icon: IconHome,
    text: 'Homes and commercial property, with current prices, places and photos.',
  },
  {
    isTimeshare: true,
    icon: IconBeach,
    text: 'Weeks at resorts, with current dates, seasons and levies.',
  },
]

export default function NewLandingPageScreen() {
  return (
    <>
      <OfficeHeader title="New Landing Page" note="Choose what the page will show" />
      <ul className={styles.kinds}>
        {kinds.map(({ isTimeshare, icon: Icon, text }) => (
          <li key={String(isTimeshare)}>
            <Link to={links.landingPage(0, isTimeshare)} className={styles.kind}>
              <Icon aria-hidden="true" />
              <span className={styles.name}>{kindName(isTimeshare)}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
