import type { ReactNode } from 'react'
import { savedSearchesTexts as texts } from '#contract/saved-searches/saved-searches.messages.ts'
import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import type { SearchActions } from './search-actions.ts'
import { SearchRow } from './search-row.tsx'
import styles from './search-list.module.css'

interface SearchListProps {
  items: readonly SavedSearch[]
  email: string
  actions: SearchActions
  tools?: ReactNode
}

/** The searches, with the email settings beside them. */
export function SearchList({ items, email, actions, tools }: SearchListProps) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="saved-searches">
        <div className={styles.head}>
          <h2 id="saved-searches">Saved searches</h2>
          {tools}
        </div>
        <ul className={styles.list}>
          {items.map((search) => (
            <SearchRow key={search.id} search={search} actions={actions} />
          ))}
        </ul>
      </section>
      <section className={styles.panel} aria-labelledby="what-we-send">
        <h2 id="what-we-send">What we send you</h2>
        <p>{texts.whatWeSend}</p>
        <p className={styles.small}>
          Emails go to <strong>{email}</strong>. Each one has a link to unsubscribe.
        </p>
      </section>
    </div>
  )
}
