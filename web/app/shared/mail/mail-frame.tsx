import { classNames } from '../../ui/class-names.ts'
import styles from './mail-frame.module.css'

interface MailFrameProps {
  html: string
  /** What the frame shows, for those who do not see it. */
  title: string
  /** As wide as a phone. */
  narrow?: boolean
}

/**
 * How high an email is, nothing outside its frame can know. The one table that a letter consists of, with its
 * background, is at least as high as the frame: nothing white is left below it.
 */
const filled =
  'html,body{height:100%;margin:0}' +
  'body>table:only-child:has(>tbody>tr:only-child){height:100%}' +
  'body>table:only-child>tbody>tr:only-child>td{vertical-align:top}'

/** Links open in a new tab; the email itself stays open. */
function documentOf(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Email</title><base target="_blank"><style>${filled}</style></head><body>${html}</body></html>`
}

/** An email as its reader sees it. Nothing in it can run, or access the page around it. */
export function MailFrame({ html, title, narrow }: MailFrameProps) {
  return (
    <iframe
      className={classNames(styles.frame, narrow && styles.narrow)}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={documentOf(html)}
    />
  )
}
