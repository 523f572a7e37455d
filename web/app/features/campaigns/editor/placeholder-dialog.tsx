import { useState, type FormEvent } from 'react'
import { campaignInvalidMessage, placeHolderForm } from '#contract/campaigns/campaigns.form.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import type { CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { checkForm } from '../../../ui/form/form-check.ts'
import type { FieldClasses, Formats } from './load-editor.ts'
import styles from './lists.module.css'

interface PlaceholderDialogProps {
  open: boolean
  classes: FieldClasses
  formats: Formats
  /** Names that are given already. */
  taken: readonly string[]
  onAdd: (placeHolder: CampaignPlaceHolder) => void
  onClose: () => void
}

/** Binds a name to a field of a listing or of the company, and says how it is written. */
export function PlaceholderDialog({ open, ...props }: PlaceholderDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} title="Add a placeholder">
      <PlaceholderForm {...props} />
    </Dialog>
  )
}

const plainFormat = 'text'

function PlaceholderForm(props: Omit<PlaceholderDialogProps, 'open'>) {
  const { classes, formats, taken, onAdd, onClose } = props
  const [name, setName] = useState('')
  const [group, setGroup] = useState('')
  const [property, setProperty] = useState('')
  const [format, setFormat] = useState(plainFormat)
  const [wrong, setWrong] = useState<FieldErrors>({})
  const chosen = classes.find(({ fullName }) => fullName === group)
  const field = chosen?.fields.find((one) => one.name === property)
  const fitting = formats.filter((one) => field?.formats.includes(one.format) ?? true)

  function add(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const typed = { name, boundToClass: group, boundTo: property, formatTemplate: format }
    const { data, fields } = checkForm(placeHolderForm, typed)
    const twice = taken.some((one) => one.toLowerCase() === name.trim().toLowerCase())
    const found = fields ?? (twice ? { name: texts.nameTwice } : {})
    setWrong(found)
    if (!data || twice) return
    onAdd({
      ...data,
      formatTemplate: data.format,
      boundToClassDisplay: chosen?.displayName ?? data.boundToClass,
    })
  }

  function chooseProperty(next: string) {
    setProperty(next)
    const formatsOf = chosen?.fields.find((one) => one.name === next)?.formats ?? []
    // A price is written as rand and a date as a date until somebody wants it otherwise.
    setFormat(formatsOf.find((one) => !one.startsWith(plainFormat)) ?? plainFormat)
  }

  return (
    <form noValidate className={styles.form} onSubmit={add}>
      {Object.keys(wrong).length > 0 && <Alert type="ERROR">{campaignInvalidMessage(wrong)}</Alert>}
      <TextField
        name="name"
        label="Name"
        required
        maxLength={40}
        autoComplete="off"
        value={name}
        error={wrong['name']}
        help="What stands in square brackets, such as Price."
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        name="boundToClass"
        label="Class"
        required
        options={classes.map(({ fullName, displayName }) => ({
          value: fullName,
          label: displayName,
        }))}
        placeholder="Choose a class"
        value={group}
        error={wrong['boundToClass']}
        onChange={(event) => {
          setGroup(event.target.value)
          setProperty('')
          setFormat(plainFormat)
        }}
      />
      <SelectField
        name="boundTo"
        label="Property"
        required
        options={(chosen?.fields ?? []).map((one) => ({ value: one.name, label: one.name }))}
        placeholder="Choose a property"
        value={property}
        error={wrong['boundTo']}
        help={field && `Such as “${field.sample}”.`}
        onChange={(event) => chooseProperty(event.target.value)}
      />
      <SelectField
        name="formatTemplate"
        label="Format"
        options={fitting.map((one) => ({ value: one.format, label: one.displayName }))}
        value={format}
        error={wrong['formatTemplate']}
        onChange={(event) => setFormat(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand">
          Add placeholder
        </Button>
      </div>
    </form>
  )
}
