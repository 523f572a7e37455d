import { useState } from 'react'
import { campaignInvalidMessage, placeHolderForm } from '#contract/campaigns/campaigns.form.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import type { CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { checkForm } from '../../../ui/form/form-check.ts'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import type { FieldClasses, Formats } from './load-editor.ts'
import styles from '../../../shared/campaigns/lists.module.css'

interface PlaceholderDialogProps {
  open: boolean
  classes: FieldClasses
  formats: Formats
  /** Names that are already in use. */
  taken: readonly string[]
  onAdd: (placeHolder: CampaignPlaceHolder) => void
  onClose: () => void
}

/** Binds a name to a field of a listing or of the company, with its format. */
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
  const chosen = classes.find(({ fullName }) => fullName === group)
  const field = chosen?.fields.find((one) => one.name === property)
  const fitting = formats.filter((one) => field?.formats.includes(one.format) ?? true)

  const form = useLocalForm({
    check() {
      const typed = { name, boundToClass: group, boundTo: property, formatTemplate: format }
      const checked = checkForm(placeHolderForm, typed)
      const twice = taken.some((one) => one.toLowerCase() === name.trim().toLowerCase())
      return checked.data && twice ? { data: null, fields: { name: texts.nameTwice } } : checked
    },
    onDone: (data) =>
      onAdd({
        ...data,
        formatTemplate: data.format,
        boundToClassDisplay: chosen?.displayName ?? data.boundToClass,
      }),
  })
  const isWrong = Object.keys(form.fields).length > 0

  function chooseProperty(next: string) {
    setProperty(next)
    const formatsOf = chosen?.fields.find((one) => one.name === next)?.formats ?? []
    // A price is formatted as rand and a date as a date by default.
    setFormat(formatsOf.find((one) => !one.startsWith(plainFormat)) ?? plainFormat)
  }

  return (
    <form {...form.form} className={styles.form}>
      {isWrong && <Alert type="ERROR">{campaignInvalidMessage(form.fields)}</Alert>}
      <TextField
        {...form.field('name')}
        label="Name"
        required
        maxLength={40}
        autoComplete="off"
        value={name}
        help="The name to use in square brackets, such as Price."
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        {...form.field('boundToClass')}
        label="Class"
        required
        options={classes.map(({ fullName, displayName }) => ({
          value: fullName,
          label: displayName,
        }))}
        placeholder="Choose a class"
        value={group}
        onChange={(event) => {
          setGroup(event.target.value)
          setProperty('')
          setFormat(plainFormat)
        }}
      />
      <SelectField
        {...form.field('boundTo')}
        label="Property"
        required
        options={(chosen?.fields ?? []).map((one) => ({ value: one.name, label: one.name }))}
        placeholder="Choose a property"
        value={property}
        help={field && `For example, “${field.sample}”.`}
        onChange={(event) => chooseProperty(event.target.value)}
      />
      <SelectField
        {...form.field('formatTemplate')}
        label="Format"
        options={fitting.map((one) => ({ value: one.format, label: one.displayName }))}
        value={format}
        onChange={(event) => setFormat(event.target.value)}
      />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand">
          Add placeholder
        </Button>
      </DialogButtons>
    </form>
  )
}
