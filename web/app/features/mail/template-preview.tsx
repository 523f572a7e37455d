import type { OutputOf } from '#contract/call.ts'
import type { NoResponse } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import type { previewMailTemplate } from '#contract/mail/templates.calls.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { MailFrame } from '../../shared/mail/mail-frame.tsx'
import styles from './template-form.module.css'

interface TemplatePreviewProps {
  /** Null while it is loading. */
  mail: OutputOf<typeof previewMailTemplate> | null
  error: AppError | NoResponse | null
}

/** What a reader will see, with sample values in place of the placeholders. */
export function TemplatePreview({ mail, error }: TemplatePreviewProps) {
  if (error) {
    const wrong = error instanceof AppError ? Object.values(error.fields) : []
    return (
      <Alert type="ERROR" title={wrong.length ? 'The preview cannot be shown yet.' : undefined}>
        {wrong.length ? wrong.join(' ') : error.message}
      </Alert>
    )
  }
  if (!mail) return <Skeleton height="20rem" />
  return (
    <div className={styles.preview}>
      <p className={styles.subject}>
        <span>Subject</span> {mail.subject}
      </p>
      <MailFrame html={mail.html} title={`Preview: ${mail.subject}`} />
    </div>
  )
}
