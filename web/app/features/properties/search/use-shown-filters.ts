import { useEffect, useRef, type RefObject } from 'react'
import { amountText } from '../../../ui/form/amount-text.ts'
import { chosenFeatures, chosenTypes, type FilterName, type Filters } from './search-state.ts'

type Control = HTMLInputElement | HTMLSelectElement

const boxes = ['types', 'features', 'bedrooms', 'reduced', 'newThisWeek']
const written = ['text', 'search', 'select-one']

const isAmount = ({ name }: Control) => /(Price|Rate)$/.test(name)

/** The fields that nothing else synchronises with the search. */
function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter((element): element is Control =>
    element instanceof HTMLInputElement
      ? boxes.includes(element.name) || written.includes(element.type)
      : // The order of the results is not a filter.
        element instanceof HTMLSelectElement && element.name !== 'sort',
  )
}

function isChecked({ name, value }: Control, filters: Filters): boolean {
  if (name === 'types') return chosenTypes(filters).includes(Number(value))
  if (name === 'features') return chosenFeatures(filters).includes(value)
  return Boolean(filters[name as FilterName])
}

function show(control: Control, filters: Filters): void {
  const { name } = control
  const text = filters[name as FilterName] ?? ''
  if (control.type === 'checkbox') {
    ;(control as HTMLInputElement).checked = isChecked(control, filters)
  } else if (control.type === 'radio') {
    ;(control as HTMLInputElement).checked = control.value === text
  } else if (control.role !== 'combobox') {
    showText(control, isAmount(control) ? amountText(text) : text)
  }
}

function showText(control: Control, text: string): void {
  if (control.value === text) return
  control.value = text
  // A field with an error is notified that its value has changed.
  if (isAmount(control)) control.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Synchronises the filter fields with the search. The form itself stays mounted, so the focus stays
 * too, and so does the text being typed in the focused field.
 */
export function useShownFilters(form: RefObject<HTMLFormElement | null>, filters: Filters) {
  const known = useRef<Map<string, string> | null>(null)
  const key = JSON.stringify(filters)

  function recordValues() {
    known.current = new Map(controlsOf(form.current).map(({ name, value }) => [name, value]))
  }

  useEffect(() => {
    const before = known.current
    for (const control of before ? controlsOf(form.current) : []) {
      const isNew = written.includes(control.type) && control.value !== before?.get(control.name)
      if (isNew && control === document.activeElement) continue
      show(control, JSON.parse(key) as Filters)
      before?.set(control.name, control.value)
    }
    if (!before) recordValues()
    // `recordValues` only reads the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, key])

  /** Call this once the fields have been read: their values are then up to date. */
  return recordValues
}
