import styles from './rich-text-view.module.css'

/** Rich text as it was saved, when the server sanitised it. Never pass anything else in. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
