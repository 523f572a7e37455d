import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type RefObject,
} from 'react'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { isDay, type Day } from '#contract/values/day.ts'
import { classNames } from '../../class-names.ts'
import { enterValue } from '../enter-value.ts'
import { normaliseDay, withDashes } from './day-text.ts'
import { placePopover } from './place-popover.ts'
import styles from './date-input.module.css'

/** Loaded when it is opened, because most dates are typed. */
const Calendar = lazy(() =>
  import('./calendar.tsx').then(({ Calendar }) => ({ default: Calendar })),
)

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'ref'> & {
  ref?: RefObject<HTMLInputElement | null> | undefined
  min?: string | number | undefined
  max?: string | number | undefined
  /** The label of the field, which also labels the calendar button. */
  labelId?: string | undefined
}

/**
 * A date as yyyy-mm-dd, whatever the language of the browser, typed or chosen in a calendar. It is a
 * text field whose value is the date, and works without script.
 */
export function DateInput(props: DateInputProps) {
  const { ref, min, max, labelId, className, onChange, onBlur, ...native } = props
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  const box = useRef<HTMLDivElement>(null)
  const before = useRef('')
  const [open, setOpen] = useState(false)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const atEnd = target.selectionStart === target.value.length
    const typed = atEnd ? withDashes(target.value, before.current) : target.value
    if (typed !== target.value) target.value = typed
    before.current = typed
    onChange?.(event)
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    const { target } = event
    const normal = normaliseDay(target.value)
    if (normal !== target.value && !native.readOnly) enterValue(target, normal)
    onBlur?.(event)
  }
  function choose(day: Day) {
    setOpen(false)
    if (!field.current) return
    enterValue(field.current, day)
    field.current.focus()
  }
  const fixed = native.readOnly || native.disabled
  return (
    <div ref={box} className={styles.box}>
      <input
        placeholder="yyyy-mm-dd"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...native}
        type="text"
        ref={field}
        data-day=""
        className={classNames(className, styles.input)}
        onChange={change}
        onBlur={leave}
      />
      {!fixed && (
        <button
          type="button"
          className={styles.open}
          aria-label="Calendar"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-describedby={labelId}
          onClick={() => setOpen(!open)}
        >
          <IconCalendar aria-hidden="true" />
        </button>
      )}
      {open && (
        <CalendarPopover box={box} onClose={() => setOpen(false)}>
          <Calendar
            value={dayOf(field.current?.value) ?? null}
            min={dayOf(min)}
            max={dayOf(max)}
            onChoose={choose}
          />
        </CalendarPopover>
      )}
    </div>
  )
}

function dayOf(value: string | number | undefined): Day | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined
}

interface PopoverProps {
  box: RefObject<HTMLDivElement | null>
  onClose: () => void
  children: React.ReactNode
}

/** In the top layer, so that nothing clips it; Escape or a click elsewhere closes it. */
function CalendarPopover({ box, onClose, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = popover.current
    if (!shown || !box.current) return
    const field = box.current
    const place = () => placePopover(shown, field)
    // Browsers without popovers show it in place.
    shown.showPopover?.()
    place()
    const sized = new ResizeObserver(place)
    sized.observe(shown)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      sized.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [box])
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label="Calendar"
      className={styles.popover}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      // Changes inside the calendar are not changes of the surrounding form.
      onChange={(event) => event.stopPropagation()}
    >
      <Suspense fallback={<div className={styles.loading} />}>{children}</Suspense>
    </div>
  )
}
