import type { Property } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { areaText } from '../../ui/data/area-text.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { unbrokenMeasures } from '../../ui/data/unbroken-measures.ts'

type Value = Property['displayData'][number]['values'][number]

/** A field's name ends in its unit: `Erf Size (m²)`, `Levy (R per month)`. */
const nameWithUnit = /^(?<label>.+?)\s*\((?<unit>[^()]+)\)$/

function isYear(value: string): boolean {
  return value.length === 4 && Number(value) > 1800 && Number(value) < 2100
}

function numberText(value: string, unit: string | undefined): string {
  if (!/^\d+(\.\d+)?$/.test(value)) return value
  const money = /^R(?: (?<per>.+))?$/.exec(unit ?? '')
  if (money) return [formatRand(Number(value)), money.groups?.['per']].filter(Boolean).join(' ')
  if (unit === 'm²') return areaText(Number(value))
  if (!unit) return isYear(value) ? value : groupedNumber(Number(value))
  return `${groupedNumber(Number(value))}${unit === '%' ? '' : '\u00a0'}${unit}`
}

/** A field as a page shows it: its unit follows the number, and booleans are yes and no. */
export function factText({ name, type, value }: Value): { label: string; text: string } {
  if (type === 'yesno') return { label: name, text: /^(true|yes|1)$/i.test(value) ? 'Yes' : 'No' }
  if (type !== 'number') return { label: name, text: unbrokenMeasures(value) }
  const { label = name, unit } = nameWithUnit.exec(name)?.groups ?? {}
  return { label, text: numberText(value, unit) }
}
