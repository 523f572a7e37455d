import { useState, type ComponentProps, type RefObject } from 'react'
import type { OutputOf } from '#contract/call.ts'
import { previewMailTemplate } from '#contract/mail/templates.calls.ts'
import { TextArea } from '../../ui/form/fields.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { useCall } from '../../ui/call/use-call.ts'
import { TemplatePreview } from './template-preview.tsx'
import styles from './template-form.module.css'

export type BodyTab = 'html' | 'preview'

interface TemplateBodyProps {
  field: Pick<ComponentProps<typeof TextArea>, 'name' | 'error' | 'defaultValue'>
  body: RefObject<HTMLTextAreaElement | null>
  tab: BodyTab
  onTab: (tab: BodyTab) => void
  /** The current subject and text, saved or not. */
  content: () => { subject: string; body: string }
  onWrite: () => void
}

const tabs = [
  { id: 'html', label: 'HTML' },
  { id: 'preview', label: 'Preview' },
] as const

/** The text of a template, as source and as a preview. */
export function TemplateBody({ field, body, tab, onTab, content, onWrite }: TemplateBodyProps) {
  const preview = useCall(previewMailTemplate)
  const [shown, setShown] = useState<OutputOf<typeof previewMailTemplate> | null>(null)

  async function select(chosen: BodyTab) {
    onTab(chosen)
    if (chosen === 'html') return
    setShown(null)
    setShown((await preview.run(content())) ?? null)
  }

  return (
    <div className={styles.body}>
      <Tabs
        label="Email body"
        tabs={tabs}
        selected={tab}
        onSelect={(chosen) => void select(chosen)}
      >
        {/* Stays in the form while the preview is shown: it holds unsaved text. */}
        <div hidden={tab !== 'html'}>
          <TextArea
            {...field}
            ref={body}
            label="HTML body"
            required
            rows={20}
            spellCheck={false}
            className={styles.source}
            onFocus={onWrite}
          />
        </div>
        {tab === 'preview' && <TemplatePreview mail={shown} error={preview.error} />}
      </Tabs>
    </div>
  )
}
