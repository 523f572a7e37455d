import type { ApprovalItem } from '#contract/approvals/approvals.calls.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { momentInWords } from '../../ui/data/moment.ts'
import styles from './approvals.module.css'

/** The page of the listing or the agency. */
export function itemPath({ id, listing }: ApprovalItem): string {
  if (!listing) return links.agency(id)
  return listing.kind === 'week'
    ? links.weekInformation(listing.id)
    : links.editProperty(listing.id)
}

const kindNames = {
  week: 'Week to verify',
  change: 'Change to approve',
  agency: 'Agency to verify',
} as const

const peopleOf = {
  week: (name: string) => `Owner: ${name}`,
  change: (name: string) => `Changed by ${name}`,
  agency: (name: string) => `Administrator: ${name}`,
} as const

/** One item of the queue with the details to check. */
export function ApprovalCard({ item }: { item: ApprovalItem }) {
  const { kind, reference, title, since, seller, facts, differences } = item
  const name = [reference, title].filter(Boolean).join(', ')
  return (
    <article className={styles.card} aria-label={name}>
      <header>
        <div>
          <p className={styles.kind}>
            {kindNames[kind]}, waiting since {momentInWords(since)}
          </p>
          <h2>{name}</h2>
          {seller && <p>{peopleOf[kind](seller)}</p>}
        </div>
        <LinkButton to={itemPath(item)} size="sm" aria-keyshortcuts="o">
          Open <kbd>O</kbd>
        </LinkButton>
      </header>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
