import styles from './office.module.css'

/** What a provider or a person wrote, collapsed until requested. */
export function Details({ details }: { details: Record<string, string> }) {
  const lines = Object.entries(details)
  if (lines.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{lines.length === 1 ? '1 detail' : `${lines.length} details`}</summary>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '(empty)'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
