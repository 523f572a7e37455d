import { useState } from 'react'
import IconBracketsContain from '@tabler/icons-react/dist/esm/icons/IconBracketsContain.mjs'
import { mailMessages as messages } from '#contract/mail/mail.messages.ts'
import type { PlaceHolder } from '#contract/mail/templates.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { detachedForm } from '../../ui/form/detached-form.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import styles from './template-form.module.css'

interface FieldPickerProps {
  fields: readonly PlaceHolder[]
  onInsert: (tag: string) => void
}

const optionsOf = (names: Iterable<string>) =>
  [...new Set(names)].map((name) => ({ value: name, label: name }))

/**
 * Inserts a placeholder at the last cursor position. Its choices are not part of the form around
 * it.
 */
export function FieldPicker({ fields, onInsert }: FieldPickerProps) {
  const [group, setGroup] = useState('')
  const [property, setProperty] = useState('')
  const [attempted, setAttempted] = useState(false)
  const inGroup = fields.filter((field) => field.class === group)
  const chosen = inGroup.find((field) => field.property === property)

  function insert() {
    setAttempted(!chosen)
    if (chosen) onInsert(chosen.tag)
  }

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>Dynamic field</legend>
      <SelectField
        form={detachedForm}
        name="class"
        label="Class"
        options={optionsOf(fields.map((field) => field.class))}
        placeholder="Choose a class"
        value={group}
        error={attempted && !group ? messages.classRequired : undefined}
        onChange={(event) => {
          setGroup(event.target.value)
          setProperty('')
        }}
      />
      <SelectField
        form={detachedForm}
        name="property"
        label="Property"
        options={optionsOf(inGroup.map((field) => field.property))}
        placeholder="Choose a property"
        value={property}
        error={attempted && !property ? messages.propertyRequired : undefined}
        onChange={(event) => setProperty(event.target.value)}
      />
      <Button icon={<IconBracketsContain aria-hidden="true" />} onClick={insert}>
        Insert
      </Button>
      <p className={styles.sample} aria-live="polite">
        {chosen
          ? `For example, ${chosen.tag} becomes “${chosen.sample}”.`
          : 'The field is inserted at the cursor, in the subject or the body.'}
      </p>
    </fieldset>
  )
}
