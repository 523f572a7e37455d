import styles from './rich-text-view.module.css'

/** Rich text as it was saved. The server made it safe then; nothing else may be passed in. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
