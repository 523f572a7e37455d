import { useId, useState, type ComponentProps } from 'react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { controlProps, FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, help, className, id, ...native } = props
  const own = useId()
  const fieldId = id ?? own
  const [shown, setShown] = useState(false)
  const frame = { id: fieldId, label, error, help, required: native.required, className }
  return (
    <FieldFrame {...frame}>
      <div className={styles.affix}>
        <input
          autoComplete="current-password"
          {...native}
          {...controlProps(fieldId, { error, help })}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        <button
          type="button"
          className={styles.eye}
          aria-pressed={shown}
          aria-controls={fieldId}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
        </button>
      </div>
    </FieldFrame>
  )
}
