import type { ComparedProperty } from '#contract/comparisons/comparisons.schema.ts'
import {
  chargeOf,
  monthlyCharges,
  trueCost,
  type CostAssumptions,
  type TrueCost,
} from '#contract/costs/true-cost.ts'
import { monthlyRentOf } from '#contract/properties/price-per.ts'
import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import { availableText } from '../../shared/properties/available-text.ts'
import { factText } from '../../shared/properties/fact-text.ts'
import { areaText } from '../../ui/data/area-text.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { driveGroup, glanceRows, type OwnPlace } from './common-rows.ts'
import { largest, lowest, most, rowOf, told, unknown, yesNo } from './rows.ts'
import type { Better, Cell, Row, RowGroup } from './rows.ts'

type Items = readonly ComparedProperty[]

const numbers = (values: readonly (number | null)[], textOf = groupedNumber): Cell[] =>
  values.map((value) => (value === null ? unknown : { text: textOf(value), value }))

const estimate = (value: number | null): Cell =>
  value === null ? unknown : { text: formatEstimate(value), value }

/** The price of a sale, or the monthly rent, per square metre of floor area. */
function perMetre(property: ComparedProperty): number | null {
  const { isSale, price, pricePer, floorSize } = property
  if (!floorSize) return null
  if (!isSale && pricePer === 'm2') return price
  return (isSale ? price : (monthlyRentOf(property) ?? price)) / floorSize
}

/** Across sales and rentals, none is the lowest. */
function perMetreRow(items: Items): Row {
  const facts = { key: 'perMetre', label: 'Price per m² of floor' }
  const cells = items.map((item) => estimate(perMetre(item)))
  if (items.every(({ isSale }) => isSale === items[0]?.isSale)) return rowOf(facts, cells, lowest)
  const ofAMonth = (cell: Cell, n: number): Cell =>
    items[n]?.isSale || cell === unknown ? cell : { ...cell, note: 'a month' }
  return rowOf(facts, cells.map(ofAMonth))
}

function glance(items: Items): RowGroup {
  const rows = [...glanceRows(items, ({ statusString }) => statusString), perMetreRow(items)]
  return { key: 'glance', title: 'At a glance', icon: 'glance', rows: told(rows) }
}

function home(items: Items): RowGroup {
  const row = (key: string, label: string, cells: Cell[], better?: Better) =>
    rowOf({ key, label }, cells, better)
  const pick = (field: 'bedrooms' | 'bathrooms' | 'garages' | 'floorSize' | 'erfSize') =>
    items.map((item) => item[field])
  const rows = [
    row(
      'type',
      'Type',
      items.map(({ propertyType }) => ({ text: propertyType })),
    ),
    row('bedrooms', 'Bedrooms', numbers(pick('bedrooms')), most),
    row('bathrooms', 'Bathrooms', numbers(pick('bathrooms')), most),
    row('parking', 'Garages', numbers(pick('garages')), most),
    row('floor', 'Floor', numbers(pick('floorSize'), areaText), largest),
    row('erf', 'Erf', numbers(pick('erfSize'), areaText), largest),
    row(
      'available',
      'Available from',
      items.map(({ dateAvailable }) => {
        const when = availableText(dateAvailable)
        return when ? { text: when === 'now' ? 'Now' : when } : unknown
      }),
    ),
  ]
  const homes = items.every(({ propertyUsageType }) => propertyUsageType === 'Residential')
  const title = homes ? 'The home' : 'The property'
  return { key: 'home', title, icon: 'home', rows: told(rows) }
}

type Value = ComparedProperty['displayData'][number]['values'][number]

function fieldCell(value: Value | undefined): Cell {
  if (!value) return unknown
  const { text } = factText(value)
  return value.type === 'yesno' ? yesNo(text === 'Yes') : { text }
}

/** What the owners filled in, by field group; each field once, in order of first use. */
function fieldGroups(items: Items, isCost: (value: Value) => boolean): RowGroup[] {
  const groups = new Map<string, Map<number, Value>>()
  for (const { groupName, values } of items.flatMap(({ displayData }) => displayData)) {
    const fields = groups.get(groupName) ?? new Map<number, Value>()
    groups.set(groupName, fields)
    for (const value of values) if (!isCost(value)) fields.set(value.id, value)
  }
  const valuesOf = items.map(
    ({ displayData }) =>
      new Map(displayData.flatMap(({ values }) => values.map((value) => [value.id, value]))),
  )
  return [...groups]
    .filter(([, fields]) => fields.size > 0)
    .map(([title, fields]) => ({
      key: `fields-${title}`,
      title,
      icon: 'more' as const,
      rows: [...fields.values()].map((field) =>
        rowOf(
          { key: `field-${field.id}`, label: factText(field).label },
          valuesOf.map((values) => fieldCell(values.get(field.id))),
        ),
      ),
    }))
}

/** Null for a rental. */
export function costsOf(items: Items, assumptions: CostAssumptions): (TrueCost | null)[] {
  return items.map(({ isSale, price, displayData }) => {
    const fields = displayData.flatMap(({ values }) => values)
    return isSale ? trueCost(price, assumptions, monthlyCharges(fields)) : null
  })
}

type Costs = readonly (TrueCost | null)[]

function costRow(
  costs: Costs,
  facts: Pick<Row, 'key' | 'label'> & Partial<Pick<Row, 'note' | 'sum'>>,
  pick: (cost: TrueCost) => number | null,
): Row {
  const cells = costs.map((cost) => estimate(cost && pick(cost)))
  return rowOf(facts, cells, lowest)
}

function cashGroup(costs: Costs, { depositPercent }: CostAssumptions): RowGroup {
  const rows = [
    costRow(costs, { key: 'deposit', label: `Deposit, ${depositPercent}%` }, (c) => c.deposit),
    costRow(costs, { key: 'duty', label: 'Transfer duty' }, (c) => c.transferDuty),
    costRow(
      costs,
      {
        key: 'attorneys',
        label: 'Attorneys and deeds office',
        note: 'Transfer and bond, incl. VAT',
      },
      (c) => c.attorneys,
    ),
    costRow(costs, { key: 'cash', label: 'Cash needed', sum: true }, (c) => c.cash),
  ]
  return { key: 'cash', title: 'True cost: upfront', icon: 'cash', rows }
}

/** A charge that the listing does not state is excluded from the total, with a note. */
const charge = (cost: TrueCost | null, kind: 'levy' | 'rates'): Cell => {
  if (!cost) return unknown
  const amount = cost[kind]
  return amount === null ? { text: 'Not stated', mark: 'no', value: null } : estimate(amount)
}

function monthGroup(costs: Costs, { years, rate }: CostAssumptions): RowGroup {
  const highest = Math.max(1, ...costs.map((cost) => cost?.everyMonth ?? 0))
  const total = costRow(
    costs,
    { key: 'month', label: 'Every month', sum: true },
    (c) => c.everyMonth,
  )
  const withBars = total.cells.map((cell, n): Cell => {
    const cost = costs[n]
    if (!cost) return cell
    const parts = [cost.instalment, cost.levy ?? 0, cost.rates ?? 0]
    return { ...cell, bar: cost.everyMonth / highest, parts }
  })
  const rows = [
    costRow(
      costs,
      { key: 'bond', label: 'Bond instalment', note: `${years} years at ${rate}%` },
      (c) => c.instalment,
    ),
    rowOf(
      { key: 'levy', label: 'Levy' },
      costs.map((cost) => charge(cost, 'levy')),
      lowest,
    ),
    rowOf(
      { key: 'rates', label: 'Rates and taxes' },
      costs.map((cost) => charge(cost, 'rates')),
      lowest,
    ),
    { ...total, cells: withBars },
    costRow(
      costs,
      { key: 'income', label: 'Income needed', note: 'Before tax, a month' },
      (c) => c.income,
    ),
  ]
  return { key: 'month', title: 'True cost: every month', icon: 'month', rows }
}

/** What a tenant pays each month, whatever period the rent is advertised for. */
function rentGroup(items: Items): RowGroup {
  const cells = items.map((item): Cell => {
    if (item.isSale) return unknown
    const rent = monthlyRentOf(item) ?? (item.pricePer === 'm2' ? null : item.price)
    return rent === null ? unknown : { text: formatRand(rent), value: rent }
  })
  const rows = told([rowOf({ key: 'rent', label: 'Rent a month' }, cells, lowest)])
  return { key: 'rent', title: 'Every month', icon: 'month', rows }
}

export function propertyGroups(
  items: Items,
  assumptions: CostAssumptions,
  places: readonly OwnPlace[],
): RowGroup[] {
  const costs = costsOf(items, assumptions)
  const sales = items.some(({ isSale }) => isSale)
  return [
    glance(items),
    home(items),
    ...(sales ? [cashGroup(costs, assumptions), monthGroup(costs, assumptions)] : []),
    rentGroup(items),
    driveGroup(items, places),
    ...fieldGroups(items, (value) => sales && chargeOf(value) !== undefined),
  ].filter(({ rows }) => rows.length > 0)
}
