import type { TermsVersion } from '#contract/terms/terms.calls.ts'
import { links } from '#contract/links.ts'
import { momentText } from '../../ui/data/moment.ts'
import styles from './terms-editor.module.css'

function acceptedBy(count: number): string {
  if (count === 0) return 'not accepted by anyone yet'
  return `accepted by ${count} ${count === 1 ? 'person' : 'people'}`
}

/** Every version, with the number of people who accepted it. */
export function TermsVersions({ versions }: { versions: readonly TermsVersion[] }) {
  return (
    <section className={styles.versions} aria-labelledby="terms-versions">
      <h2 id="terms-versions" className={styles.heading}>
        All versions
      </h2>
      <ol className={styles.list} reversed>
        {versions.map(({ version, modified, by, accepted }) => (
          <li key={version}>
            <strong>Version {version}</strong>
            <span className={styles.who}>
              {momentText(modified)}
              {by && ` by ${by}`}, {acceptedBy(accepted)}
            </span>
            <a
              href={links.terms(version)}
              target="_blank"
              rel="noreferrer"
              aria-label={`Read version ${version}`}
            >
              Read
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
