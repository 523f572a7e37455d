import { Link } from 'react-router'
import IconBeach from '@tabler/icons-react/dist/esm/icons/IconBeach.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/new-landing-page.screen.ts'
import { kindName } from './campaign-texts.ts'
import styles from './new-landing-page.module.css'

export function loader(args: Route.LoaderArgs) {
  guard('campaigns.manage', args)
  return null
}

export const meta: Route.MetaFunction = () => officeMeta('New Landing Page')

const kinds = [
  {
    isTimeshare: false,
    icon: IconHome,
    text: 'Homes and business space, with their price, place and pictures as they stand today.',
  },
  {
    isTimeshare: true,
    icon: IconBeach,
    text: 'Weeks at resorts, with their dates, season and levy as they stand today.',
  },
]

export default function NewLandingPageScreen() {
  return (
    <>
      <OfficeHeader title="New Landing Page" note="Choose what the page is to show" />
      <ul className={styles.kinds}>
        {kinds.map(({ isTimeshare, icon: Icon, text }) => (
          <li key={String(isTimeshare)}>
            <Link to={links.landingPage(0, isTimeshare)} className={styles.kind}>
              <Icon aria-hidden="true" />
              <span className={styles.name}>{kindName(isTimeshare)}</span>
              <span className={styles.words}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
