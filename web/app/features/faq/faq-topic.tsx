import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { Topic } from './faq-topics.ts'
import styles from './timeshare-faq.module.css'

/** One topic: the browser itself opens its questions, without script. */
export function FaqTopic({ id, topic, entries }: Topic) {
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 id={id}>{topic}</h2>
      <div className={styles.entries}>
        {entries.map((entry) => (
          <details key={entry.id} className={styles.entry}>
            <summary>
              {entry.question}
              <IconChevronDown aria-hidden="true" />
            </summary>
            <div className={styles.answer} dangerouslySetInnerHTML={{ __html: entry.answer }} />
          </details>
        ))}
      </div>
    </section>
  )
}
