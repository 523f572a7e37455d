import { useRevalidator } from 'react-router'
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs'
import { fillTemplate, standardTemplates } from '#contract/conversations/conversations.messages.ts'
import type { ReplyTemplate } from '#contract/conversations/conversations.schema.ts'
import {
  deleteReplyTemplate,
  saveReplyTemplate,
} from '#contract/conversations/reply-templates.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Menu } from '../../ui/navigation/menu.tsx'
import styles from './composer.module.css'

interface TemplatesProps {
  templates: readonly ReplyTemplate[]
  names: { name: string; listing: string; me: string }
  /** The current text: a template is appended to it. */
  text: string
  onChoose: (text: string) => void
  onManage: () => void
}

export function TemplatesMenu({ templates, names, text, onChoose, onManage }: TemplatesProps) {
  const entries = (list: readonly { name: string; text: string }[]) =>
    list.map((template) => ({
      label: template.name,
      onSelect: () => {
        const filled = fillTemplate(template.text, names)
        onChoose(text.trim() ? `${text.trimEnd()}\n\n${filled}` : filled)
      },
    }))
  return (
    <Menu
      bare
      className={styles.templates}
      buttonClassName={styles.templatesButton}
      label={
        <>
          <IconTemplate aria-hidden="true" /> Templates
        </>
      }
      groups={[
        ...(templates.length ? [{ heading: 'Your templates', items: entries(templates) }] : []),
        { heading: 'Standard templates', items: entries(standardTemplates) },
        { items: [{ label: 'Save or delete templates', onSelect: onManage }] },
      ]}
    />
  )
}

interface TemplatesDialogProps {
  open: boolean
  onClose: () => void
  templates: readonly ReplyTemplate[]
  /** The current text, to be saved as a template. */
  text: string
}

/** Beside the reply form, not within it: it has its own form. */
export function TemplatesDialog({ open, onClose, templates, text }: TemplatesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Your templates">
      <Manage templates={templates} text={text} />
    </Dialog>
  )
}

function Manage({ templates, text }: Pick<TemplatesDialogProps, 'templates' | 'text'>) {
  const { revalidate } = useRevalidator()
  const remove = useAction(deleteReplyTemplate)
  const form = useForm({
    call: saveReplyTemplate,
    read: (entries) => ({ name: String(entries.get('name') ?? ''), text }),
    once: true,
    onDone: () => revalidate(),
  })
  return (
    <div className={styles.manage}>
      {text.trim() ? (
        <form {...form.form} className={styles.manage}>
          <FormAlert invalid={form.invalid} error={form.error} />
          <TextField
            {...form.field('name')}
            label="Template name"
            maxLength={80}
            required
            help="Saves the reply you are writing now."
          />
          <Button type="submit" kind="brand" busy={form.busy}>
            Save template
          </Button>
        </form>
      ) : (
        <p>Write a reply first, then save it here as a template.</p>
      )}
      <ul className={styles.own}>
        {templates.map(({ id, name }) => (
          <li key={id}>
            {name}
            <Button
              kind="quiet"
              size="sm"
              aria-label={`Delete ${name}`}
              onClick={() => void remove.run({ id }).then(revalidate)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
