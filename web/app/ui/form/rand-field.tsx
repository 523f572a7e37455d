import type { ComponentProps } from 'react'
import { withCents } from './amount-text.ts'
import { controlProps, FieldFrame, type FieldProps } from './field.tsx'
import { useAmountInput, type AmountInputOptions } from './use-amount-input.ts'
import { useFieldId } from './use-field-id.ts'
import styles from './field.module.css'

type Own = FieldProps & AmountInputOptions

type RandFieldProps = Own &
  Omit<ComponentProps<'input'>, keyof Own | 'value' | 'type'> & {
    /** Always shows two decimals, not only if there are cents. */
    cents?: boolean
  }

/** The field for all amounts in rand. Parse its submitted value with `typedAmount`. */
export function RandField(props: RandFieldProps) {
  const {
    label,
    hint,
    help,
    className,
    id,
    cents,
    error: said,
    defaultValue,
    show,
    ...rest
  } = props
  const { onAmount, onInput, onBlur, ...native } = rest
  const fieldId = useFieldId(native.name, id)
  const { input, error } = useAmountInput({
    defaultValue,
    show: show ?? (cents ? withCents : undefined),
    error: said,
    onAmount,
    onInput,
    onBlur,
  })
  const frame = { id: fieldId, label, error, hint, help, required: native.required, className }
  return (
    <FieldFrame {...frame}>
      <div className={styles.affix}>
        <span className={styles.before} aria-hidden="true">
          R
        </span>
        <input
          {...native}
          {...input}
          {...controlProps(fieldId, { error, hint, help })}
          className={styles.control}
        />
      </div>
    </FieldFrame>
  )
}
