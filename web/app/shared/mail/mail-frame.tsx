import { classNames } from '../../ui/class-names.ts'
import styles from './mail-frame.module.css'

interface MailFrameProps {
  html: string
  /** What the frame shows, for those who cannot see it. */
  title: string
  /** Phone width. */
  narrow?: boolean
}

/**
 * The background of an email, which is a single table: nothing outside the frame can know its
 * height.
 */
function groundOf(html: string): string {
  const [, ground = 'white'] =
    /^\s*<table[^>]*\bbackground(?:-color)?:\s*(#[\da-f]{3,8})/i.exec(html) ?? []
  return ground
}

/** Links open in a new tab; the email itself stays open. Its background continues below it. */
function documentOf(html: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Email</title><base target="_blank"></head><body style="margin:0;background:${groundOf(html)}">${html}</body></html>`
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
