import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import styles from './segmented.module.css'

interface SegmentedProps<Value extends string> {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few options, side by side. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, name, options, value, onChange } = props
  return (
    <fieldset>
      <legend className="vh">{legend}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SegmentedLinksProps {
  label: string
  options: readonly { label: string; icon?: ReactNode; to: string; current: boolean }[]
  onChoose?: (event: MouseEvent, to: string) => void
}

/** The same with links, where each option is a page of its own. */
export function SegmentedLinks({ label, options, onChoose }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.row}>
      {options.map((option) => (
        <Link
          key={option.to}
          to={option.to}
          className={styles.link}
          aria-current={option.current ? 'page' : undefined}
          preventScrollReset
          onClick={(event) => onChoose?.(event, option.to)}
        >
          {option.icon}
          {option.label}
        </Link>
      ))}
    </nav>
  )
}
