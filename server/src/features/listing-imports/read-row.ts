import {
  importFields,
  referenceField,
  userFieldId,
  userFieldKey,
  type ImportFieldKey,
} from '#contract/listing-imports/import-fields.ts'
import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import type { ImportDefaults } from '#contract/listing-imports/listing-imports.schema.ts'
import { newProperty, type NewPropertyInput } from '#contract/properties/properties.form.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import type { RowProblem } from '../../db/schema/listing-imports.ts'
import type { TeamMember } from '../agencies/agency-team.service.ts'
import {
  inputOf,
  readImported,
  valueErrors,
  type ExistingListing,
  type ReadListing,
  type SentValue,
} from '../properties/imported-properties.service.ts'
import type { Knowledge } from './import-knowledge.ts'
import * as values from './row-values.ts'

/** How a file is read: its headings, the field mapped to each column, and the defaults. */
export interface Reading {
  headings: readonly string[]
  mapping: readonly (string | null)[]
  defaults: ImportDefaults
}

export interface ReadRow {
  listing: ReadListing | undefined
  /** Undefined if the file does not name one. */
  agent: TeamMember | undefined
  problems: RowProblem[]
}

/** The cells of one row by field. */
export class Cells {
  readonly #reading: Reading
  readonly #cells: readonly string[]

  constructor(reading: Reading, cells: readonly string[]) {
    this.#reading = reading
    this.#cells = cells
  }

  all(key: string): string[] {
    return this.#reading.mapping.flatMap((field, place) =>
      field === key ? [(this.#cells[place] ?? '').trim()] : [],
    )
  }

  /** Undefined if no column has it; empty if the cell is. */
  one(key: ImportFieldKey): string | undefined {
    return this.all(key)[0]
  }

  /** The column's name for people. */
  column(key: string): string {
    const place = this.#reading.mapping.indexOf(key)
    const heading = place < 0 ? undefined : this.#reading.headings[place]
    return heading ?? importFields.find((field) => field.key === key)?.label ?? key
  }

  userFields(): { id: number; text: string }[] {
    return this.#reading.mapping.flatMap((key, place) => {
      const id = key === null ? undefined : userFieldId(key)
      return id === undefined ? [] : [{ id, text: (this.#cells[place] ?? '').trim() }]
    })
  }
}

export const referenceOf = (reading: Reading, cells: readonly string[]) =>
  (new Cells(reading, cells).one(referenceField) ?? '').slice(0, 100)

/** The fields of the listing's form, by the fields of a file that fill them. */
const formFields: Record<string, ImportFieldKey> = {
  propertyUsageType: 'usage',
  isSale: 'kind',
  propertyTypeId: 'type',
  propertyName: 'name',
  provinceId: 'province',
  cityId: 'city',
  suburbId: 'suburb',
  [wireNames.propertyCoords]: 'latitude',
}

const plainTexts = [
  'unit',
  'shortDescription',
  'streetNumber',
  'streetName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'virtualTour',
  'video',
] as const satisfies readonly (ImportFieldKey & keyof NewPropertyInput)[]

type Draft = { -readonly [Key in keyof NewPropertyInput]?: unknown }

/** Collects the input of the form and its errors. */
class RowReader {
  readonly problems: RowProblem[] = []
  readonly draft: Draft
  readonly cells: Cells
  readonly knowledge: Knowledge

  constructor(cells: Cells, knowledge: Knowledge, base: Draft) {
    this.cells = cells
    this.knowledge = knowledge
    this.draft = base
  }

  wrong(key: string, message: string): void {
    this.problems.push({ column: this.cells.column(key), message })
  }

  /** An empty cell is not a value; one that cannot be parsed is an error. */
  read<Value>(
    key: ImportFieldKey,
    parse: (text: string) => Value | undefined,
    message: string,
  ): Value | null | undefined {
    const text = this.cells.one(key)
    if (text === undefined) return undefined
    if (text === '') return null
    const value = parse(text)
    if (value === undefined) this.wrong(key, message)
    return value
  }
}

function readKinds(row: RowReader, defaults: ImportDefaults, isNew: boolean): void {
  const { draft } = row
  const usage = row.read('usage', values.readUsage, texts.usageUnknown)
  if (usage) draft.propertyUsageType = usage
  else if (isNew) draft.propertyUsageType = defaults.usage
  const kind = row.read('kind', values.readKind, texts.kindUnknown)
  if (kind) draft.isSale = kind === 'Sale'
  else if (isNew) draft.isSale = defaults.kind === 'Sale'
  const type = row.cells.one('type')
  if (type) {
    const id = row.knowledge.typeId(draft.propertyUsageType as Usage, type)
    if (id === undefined) row.wrong('type', texts.typeUnknown(type))
    draft.propertyTypeId = id
  }
}

function readPrices(row: RowReader): void {
  const { draft, cells } = row
  const price = cells.one('price')
  if (price !== undefined) draft.price = price
  const costs = cells.one('operationalCosts')
  if (costs !== undefined) draft.operationalCosts = costs || null
  const period = row.read('pricePer', values.readPeriod, texts.periodUnknown)
  if (period !== undefined) draft.pricePer = period
  if (draft.isSale) draft.pricePer = null
  else draft.pricePer ??= 'Month'
  const day = row.read('dateAvailable', values.readDay, texts.dateUnknown)
  if (day !== undefined) draft.dateAvailable = day
}

function readPlace(row: RowReader): void {
  const { draft, cells } = row
  const written = {
    province: cells.one('province') ?? '',
    city: cells.one('city') ?? '',
    suburb: cells.one('suburb') ?? '',
  }
  // A known listing keeps its place if the file does not state one.
  if (Object.values(written).every((text) => text === '') && draft.cityId) return
  const found = row.knowledge.places.find(written)
  if ('problem' in found) {
    const { problem } = found
    const message = problem === 'cityRequired' ? texts.cityRequired : texts[problem](found.written)
    row.wrong(problem === 'provinceUnknown' ? 'province' : 'city', message)
    return
  }
  draft.provinceId = found.provinceId
  draft.cityId = found.cityId
  draft.suburbId = found.suburbId
  draft.suburb = found.suburb
}

function readAddress(row: RowReader): void {
  const { draft, cells } = row
  const show = row.read('showAddress', values.readYesNo, texts.yesNoExpected)
  if (show !== undefined) draft.showAddress = show ?? false
  const lat = cells.one('latitude')
  const lng = cells.one('longitude')
  if (lat !== undefined && lng !== undefined) {
    draft[wireNames.propertyCoords] = lat || lng ? `${lat},${lng}` : null
  }
}

function readTexts(row: RowReader): void {
  const { draft, cells } = row
  const name = cells.one('name')
  if (name !== undefined) draft.propertyName = name
  for (const key of plainTexts) {
    const text = cells.one(key)
    if (text !== undefined) draft[key] = text
  }
  const description = cells.one('description')
  if (description !== undefined) draft.description = values.readDescription(description)
  const sent = cells.userFields()
  const named = new Set(sent.map(({ id }) => id))
  const kept = ((draft.propertyUserFields ?? []) as { userDefinedFieldId: number }[]).filter(
    ({ userDefinedFieldId }) => !named.has(userDefinedFieldId),
  )
  const applies = new Set(
    row.knowledge.fields
      .filter(({ usage }) => usage === 'Both' || usage === draft.propertyUsageType)
      .map(({ id }) => id),
  )
  // A file may contain both houses and shops: an empty cell of the other kind's field is ignored.
  const filled = sent.filter(({ id, text }) => text !== '' || applies.has(id))
  draft.propertyUserFields = [
    ...kept,
    ...filled.map(({ id, text }) => ({ userDefinedFieldId: id, value: text })),
  ]
}

function readAgent(row: RowReader): TeamMember | undefined {
  const email = row.cells.one('agent')
  if (!email) return undefined
  const agent = row.knowledge.team.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (!agent) row.wrong('agent', texts.agentUnknown)
  return agent
}

/** Validates a row like the form of a listing: the same rules, the same messages. */
export function readRow(
  reading: Reading,
  rowCells: readonly string[],
  knowledge: Knowledge,
  existing: ExistingListing | undefined,
): ReadRow {
  const cells = new Cells(reading, rowCells)
  const row = new RowReader(cells, knowledge, existing ? { ...inputOf(existing) } : {})
  readKinds(row, reading.defaults, !existing)
  readPrices(row)
  readPlace(row)
  readAddress(row)
  readTexts(row)
  const agent = readAgent(row)
  const { propertyUsageType } = row.draft
  const fields = knowledge.fields.filter(
    ({ usage }) => usage === 'Both' || usage === propertyUsageType,
  )
  const sent = row.draft.propertyUserFields as SentValue[]
  const parsed = newProperty.safeParse(row.draft)
  if (!parsed.success) nameIssues(row, parsed.error.issues)
  for (const [id, message] of valueErrors(sent, fields)) row.wrong(userFieldKey(id), message)
  if (!parsed.success) return { listing: undefined, agent, problems: row.problems }
  const { cityId, suburbId = null } = parsed.data
  const middle = knowledge.places.middleOf(cityId, suburbId)
  return { listing: readImported(parsed.data, middle, fields), agent, problems: row.problems }
}

/** An unreadable value is also missing, which needs no second message. */
function nameIssues(
  row: RowReader,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): void {
  const { cells } = row
  const known = new Set(row.problems.map(({ column }) => column))
  const placeTold = ['province', 'city'].some((key) => known.has(cells.column(key)))
  for (const { path, message } of issues) {
    const key = formFields[String(path[0])] ?? String(path[0])
    const told = placeTold && ['province', 'city', 'suburb'].includes(key)
    if (told || known.has(cells.column(key))) continue
    known.add(cells.column(key))
    row.wrong(key, message)
  }
}
