import type { ApprovalItem } from '#contract/approvals/approvals.calls.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { momentText } from '../../ui/data/moment.ts'
import styles from './approvals.module.css'

export const listingPath = ({ listing: { kind, id } }: ApprovalItem) =>
  kind === 'week' ? links.weekInformation(id) : links.editProperty(id)

/** One item of the queue with what there is to check. */
export function ApprovalCard({ item }: { item: ApprovalItem }) {
  const { kind, reference, title, since, seller, facts, differences } = item
  return (
    <article className={styles.card} aria-label={`${reference}, ${title}`}>
      <header>
        <div>
          <p className={styles.kind}>
            {kind === 'week' ? 'Week to verify' : 'Change to approve'}, waiting since{' '}
            {momentText(since)}
          </p>
          <h2>
            {reference}, {title}
          </h2>
          {seller && <p>{kind === 'week' ? `Owner: ${seller}` : `Changed by ${seller}`}</p>}
        </div>
        <LinkButton to={listingPath(item)} size="sm" aria-keyshortcuts="o">
          Open <kbd>o</kbd>
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
