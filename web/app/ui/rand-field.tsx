import { useId, type ComponentProps, type FocusEvent, type FormEvent } from 'react'
import { formatRand, parseRand } from '#contract/values/rand.ts'
import { controlProps, FieldFrame, type FieldProps } from './field.tsx'
import styles from './field.module.css'

type RandFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'defaultValue' | 'value' | 'type'> & {
    defaultValue?: number | string | null
    /** Told of every readable amount; undefined while there is none. */
    onAmount?: (amount: number | undefined) => void
  }

/** An amount as the field shows it; what is no amount stays as it is. */
export function groupedRand(amount: number | string | null | undefined): string {
  if (amount === null || amount === undefined || amount === '') return ''
  const read = typeof amount === 'number' ? amount : parseRand(amount)
  if (read === undefined) return String(amount)
  const [, cents] = read.toFixed(2).split('.')
  const whole = formatRand(Math.trunc(read)).slice(2)
  return cents === '00' ? whole : `${whole}.${cents}`
}

/** An amount in rand, grouped when it is left. Read what it sends with `parseRand`. */
export function RandField(props: RandFieldProps) {
  const { label, error, help, className, id, defaultValue, onAmount, onBlur, onInput, ...native } =
    props
  const own = useId()
  const fieldId = id ?? own
  const frame = { id: fieldId, label, error, help, required: native.required, className }
  function tell(event: FormEvent<HTMLInputElement>) {
    onInput?.(event as never)
    onAmount?.(parseRand(event.currentTarget.value))
  }
  function group(event: FocusEvent<HTMLInputElement>) {
    event.currentTarget.value = groupedRand(event.currentTarget.value)
    onBlur?.(event)
  }
  return (
    <FieldFrame {...frame}>
      <div className={styles.affix}>
        <span className={styles.before} aria-hidden="true">
          R
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...native}
          {...controlProps(fieldId, { error, help })}
          className={styles.control}
          defaultValue={groupedRand(defaultValue)}
          onInput={tell}
          onBlur={group}
        />
      </div>
    </FieldFrame>
  )
}
