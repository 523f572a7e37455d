import { useId, useImperativeHandle, useState, type Ref } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { campaignInvalidMessage, customValueForm } from '#contract/campaigns/campaigns.form.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { messages } from '#contract/messages.ts'
import { RowAction } from '../../../backoffice/row-action.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { detachedForm } from '../../../ui/form/detached-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { checkForm } from '../../../ui/form/form-check.ts'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import type { CustomValue } from './editor-item.ts'
import styles from './item-form.module.css'

export interface CustomValuesHandle {
  /** Adopts what was typed but not added yet; null if it is invalid. */
  finish(): CustomValue[] | null
}

interface CustomValuesProps {
  ref: Ref<CustomValuesHandle>
  values: CustomValue[]
  onValues: (values: CustomValue[]) => void
  /** Tags of the item's HTML that nothing else fills. */
  wanted: readonly string[]
}

/** Text specific to this item: a tag of the item's HTML and its replacement. */
export function CustomValues({ ref, values, onValues, wanted }: CustomValuesProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const missing = wanted.filter((tag) => !values.some((given) => isName(given, tag)))

  const form = useLocalForm({
    check() {
      const checked = checkForm(customValueForm, { placeHolder: name, value })
      const { data } = checked
      return data && values.some((given) => isName(given, data.placeHolder))
        ? { data: null, fields: { placeHolder: texts.nameTwice } }
        : checked
    },
    onDone(added) {
      onValues([...values, added])
      setName('')
      setValue('')
    },
  })

  useImperativeHandle(ref, () => ({
    finish() {
      if (!name.trim() && !value.trim()) return values
      const added = form.submit()
      return added && [...values, added]
    },
  }))

  const isWrong = Object.keys(form.fields).length > 0
  const message = campaignInvalidMessage(form.fields)
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Custom placeholders</legend>
      {values.length > 0 && (
        <ul className={styles.values}>
          {values.map((given) => (
            <li key={given.placeHolder}>
              <code>[{given.placeHolder}]</code>
              <span>{given.value}</span>
              <RowAction
                label="Remove"
                name={`the value of ${given.placeHolder}`}
                icon={<IconTrash aria-hidden="true" />}
                danger
                onPress={() => onValues(values.filter((one) => one !== given))}
              />
            </li>
          ))}
        </ul>
      )}
      {isWrong && message !== messages.formInvalid && <Alert type="ERROR">{message}</Alert>}
      <div {...form.group} className={styles.newValue}>
        <TextField
          form={detachedForm}
          {...form.field('placeHolder')}
          label="Place Holder name"
          value={name}
          list={`${id}-names`}
          autoComplete="off"
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          form={detachedForm}
          {...form.field('value')}
          label="Value"
          value={value}
          autoComplete="off"
          maxLength={2000}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button icon={<IconPlus aria-hidden="true" />} onClick={form.submit}>
          Add
        </Button>
      </div>
      <datalist id={`${id}-names`}>
        {missing.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <p className={styles.hint}>
        {missing.length > 0
          ? `The item’s HTML needs a value for ${missing.map((tag) => `[${tag}]`).join(', ')}.`
          : 'Use the name in square brackets in the item’s HTML. The value appears in its place.'}
      </p>
    </fieldset>
  )
}

function isName(value: CustomValue, name: string): boolean {
  return value.placeHolder.toLowerCase() === name.toLowerCase()
}
