import { type LoaderFunctionArgs } from 'react-router'
import { enquireLogList, type EnquireLogEntry } from '#contract/message-logs/message-logs.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import type { Cells } from '../../backoffice/list-columns.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { links } from '#contract/links.ts'
import type { Route } from './+types/enquire-log.screen.ts'
import { messageCells } from './message-cells.tsx'
import { MessageLog } from './message-log.tsx'
import styles from './message-logs.module.css'

export const loader = (args: LoaderFunctionArgs) => listLoader(enquireLogList)(args)

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Enquire Now Log', matches)

/** The listing in the back office: one that is sold or hidden has no public page. */
function listingPath({ propertyId, weekId }: EnquireLogEntry): string | null {
  if (propertyId !== null) return links.editProperty(propertyId)
  return weekId === null ? null : links.weekInformation(weekId)
}

function Listing({ entry, className }: { entry: EnquireLogEntry; className?: string }) {
  const path = listingPath(entry)
  const name = <span className={className}>{entry.property}</span>
  return path ? <Link to={path}>{name}</Link> : name
}

const cells: Cells<typeof enquireLogList> = {
  ...messageCells,
  property: (entry) => <Listing entry={entry} className={styles.excerpt ?? ''} />,
}

export default function EnquireLogScreen({ loaderData }: Route.ComponentProps) {
  return (
    <MessageLog
      resource={enquireLogList}
      page={loaderData}
      title="Enquire Now Log"
      nouns={{ one: 'enquiry', many: 'enquiries' }}
      cells={cells}
      facts={(entry) => [
        ['Property', <Listing key="property" entry={entry} />],
        ['Heard from', entry.heardFrom || 'Not given'],
      ]}
    />
  )
}
