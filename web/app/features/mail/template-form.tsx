import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { mailUsages } from '#contract/mail/mail-usages.ts'
import {
  createMailTemplate,
  sendTestMail,
  updateMailTemplate,
  type MailTemplate,
  type PlaceHolder,
} from '#contract/mail/templates.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { FieldPicker } from './field-picker.tsx'
import { TemplateStateText } from './template-state.tsx'
import { useActivation } from './use-activation.ts'
import { TemplateBody, type BodyTab } from './template-body.tsx'
import styles from './template-form.module.css'

const usages = mailUsages.map((value) => ({ value, label: value }))

interface TemplateFormProps {
  title: string
  /** Null for a new one. */
  template: MailTemplate | null
  /** Everything that can be used in square brackets. */
  fields: PlaceHolder[]
}

const contentOf = (form: FormData) => ({
  subject: String(form.get('subject') ?? ''),
  body: String(form.get('body') ?? ''),
})

export function TemplateForm({ title, template, fields }: TemplateFormProps) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [tab, setTab] = useState<BodyTab>('html')
  const activation = useActivation()
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const written = useRef<'subject' | 'body'>('body')
  const test = useAction(sendTestMail)
  const draft = useAction(createMailTemplate)
  const form = useForm({
    call: (template ? updateMailTemplate : createMailTemplate) as typeof updateMailTemplate,
    once: !template,
    initial: { name: template?.name, subject: template?.subject, body: template?.body },
    read: (data) => ({
      ...(template ? { id: template.id, version: template.version } : {}),
      name: String(data.get('name') ?? ''),
      ...contentOf(data),
    }),
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', 'Template saved.')
      await navigate(links.emailTemplates())
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)
  const content = () => contentOf(new FormData(form.form.ref.current ?? undefined))

  function insert(tag: string) {
    if (written.current === 'body') setTab('html')
    // The text may have been hidden until now, and a hidden field cannot be focused.
    requestAnimationFrame(() => {
      const field = written.current === 'subject' ? subject.current : body.current
      if (!field) return
      field.focus()
      field.setRangeText(tag, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  /** The active version stays as it is until the draft is made active. */
  async function saveDraft() {
    const made = await draft.run({ name: template?.name ?? '', ...content() })
    if (!made) return
    unsaved.forget()
    alerts.clear()
    alerts.show('SUCCESS', 'Draft saved. Send yourself a test, then make it active.')
    await navigate(links.emailTemplate(made.id))
  }

  async function sendTest() {
    const reply = await test.run(content())
    if (!reply) return
    alerts.clear()
    alerts.show('SUCCESS', reply.message)
  }

  return (
    <>
      <OfficeHeader
        title={title}
        note={template?.name}
        actions={template && <TemplateStateText state={template.state} />}
      />
      <form
        {...form.form}
        className={styles.form}
        onSubmit={(event) => {
          // Errors in the text are shown next to it.
          setTab('html')
          form.form.onSubmit(event)
        }}
      >
        <FormAlert
          invalid={form.invalid}
          error={form.error}
          onLoadTheirs={() => void revalidate()}
        />
        <div className={styles.head}>
          {template?.isSystem ? (
            <TextField
              {...form.field('name')}
              label="Usage name"
              readOnly
              help="The system sends this email. You can change its text, but not its usage."
            />
          ) : (
            <SelectField
              {...form.field('name')}
              label="Usage name"
              required
              options={usages}
              placeholder="Choose a usage"
            />
          )}
          <TextField
            {...form.field('subject')}
            ref={subject}
            label="Subject"
            required
            maxLength={200}
            autoComplete="off"
            onFocus={() => (written.current = 'subject')}
          />
        </div>
        <FieldPicker fields={fields} onInsert={insert} />
        <TemplateBody
          field={form.field('body')}
          body={body}
          tab={tab}
          onTab={setTab}
          content={content}
          onWrite={() => (written.current = 'body')}
        />
        <div className={styles.buttons}>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            {template ? 'Update' : 'Save'}
          </ScriptButton>
          {template?.state === 'active' && (
            <ScriptButton busy={draft.busy} onClick={() => void saveDraft()}>
              Save as a draft
            </ScriptButton>
          )}
          {template && template.state !== 'active' && (
            <ScriptButton busy={activation.busy} onClick={() => void activation.activate(template)}>
              Make active
            </ScriptButton>
          )}
          <LinkButton to={links.emailTemplates()}>Cancel</LinkButton>
          <ScriptButton
            kind="quiet"
            busy={test.busy}
            onClick={() => void sendTest()}
            className={styles.test ?? ''}
          >
            Send a test to me
          </ScriptButton>
        </div>
      </form>
    </>
  )
}
