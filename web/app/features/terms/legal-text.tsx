import type { ReactNode } from 'react'
import { dayAt, formatDay } from '#contract/values/day.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { RichText } from '../../ui/media/rich-text-view.tsx'
import styles from './legal-text.module.css'

interface LegalTextProps {
  title: string
  html: string
  /** When this text came into force. */
  modified: string
  version?: number
  notice?: ReactNode
}

/** A text to read and to print, with its effective date. */
export function LegalText({ title, html, modified, version, notice }: LegalTextProps) {
  const since = formatDay(dayAt(modified))
  return (
    <article className={`wrap ${styles.page}`}>
      <PageHeader title={title} lede={version ? `Version ${version}, ${since}` : since} />
      {notice}
      <RichText html={html} />
    </article>
  )
}
