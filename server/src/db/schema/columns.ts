import {
  bigint,
  check,
  customType,
  index,
  integer,
  numeric,
  primaryKey,
  smallint,
  text,
  timestamp,
  type AnyPgColumn,
  sql,
  type SQLWrapper,
} from '../orm.ts'
import { nobody, type Replacement } from './personal.ts'

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** A position in PostgreSQL's write-ahead log. */
export const logPosition = customType<{ data: string }>({ dataType: () => 'pg_lsn' })

export const money = (name: string) => numeric(name, { precision: 14, scale: 2 })

/**
 * Incremented by a trigger on every change, so that no write can slip past a stale-version check.
 */
export const versioned = () => ({
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

export const softDeleted = () => ({ deletedAt: instant('deleted_at') })

/** Why a Super Admin refused a listing; empty again once it is edited, verified or published. */
export const refusable = () => ({ refusalReason: text('refusal_reason') })

/** A published listing is not refused. */
export const refusedIsHidden = (
  table: string,
  columns: Record<'refusalReason' | 'published', AnyPgColumn>,
) =>
  check(
    `${table}_refused_is_hidden`,
    sql`${columns.refusalReason} is null or not ${columns.published}`,
  )

/** Columns ending in `_encrypted` contain only `enc:…` and are masked in the change log. */
export const encrypted = (name: `${string}_encrypted`) => text(name)

/** What is known about a person: the same for individuals, agents and owners without an account. */
export const personColumns = () => ({
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  cellNumber: text('cell_number'),
  telephone: text('telephone'),
  idNumberEncrypted: encrypted('id_number_encrypted'),
  companyRegNumber: text('company_reg_number'),
  howMarried: smallint('how_married').notNull().default(0),
  spouseName: text('spouse_name'),
  spouseSurname: text('spouse_surname'),
  spouseEmail: text('spouse_email'),
  spouseTelephone: text('spouse_telephone'),
  spouseCellNumber: text('spouse_cell_number'),
  streetNumber: text('street_number'),
  street: text('street'),
  suburb: text('suburb'),
  city: text('city'),
  province: text('province'),
  postalCode: text('postal_code'),
  bankingDetailsEncrypted: encrypted('banking_details_encrypted'),
})

/** The anonymised values of a person's columns. */
export const anonymousPerson = {
  name: nobody.name,
  surname: nobody.surname,
  cellNumber: null,
  telephone: null,
  idNumberEncrypted: null,
  companyRegNumber: null,
  howMarried: 0,
  spouseName: null,
  spouseSurname: null,
  spouseEmail: null,
  spouseTelephone: null,
  spouseCellNumber: null,
  streetNumber: null,
  street: null,
  suburb: null,
  city: null,
  province: null,
  postalCode: null,
  bankingDetailsEncrypted: null,
} satisfies Record<keyof ReturnType<typeof personColumns>, Replacement>

type PersonTable = Record<
  'howMarried' | 'idNumberEncrypted' | 'bankingDetailsEncrypted',
  AnyPgColumn
>

export const personChecks = (table: string, columns: PersonTable) => [
  check(`${table}_how_married_known`, sql`${columns.howMarried} between 0 and 9`),
  onlyEncrypted(`${table}_id_number_encrypted`, columns.idNumberEncrypted),
  onlyEncrypted(`${table}_banking_encrypted`, columns.bankingDetailsEncrypted),
]

/** The words of some columns, for a text index; a search must use the same expression. */
export const wordsOf = (...columns: SQLWrapper[]) =>
  sql`to_tsvector('simple'::regconfig, ${sql.join(columns, sql` || ' ' || `)})`

/** Finds a person by any word in their name: `merwe` is in `van der Merwe`. */
export const namesIndex = (table: string, columns: Record<'name' | 'surname', AnyPgColumn>) =>
  index(`${table}_names`).using('gin', wordsOf(columns.name, columns.surname))

export const onlyEncrypted = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} like 'enc:%'`)

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

export const exactlyOne = (name: string, ...columns: AnyPgColumn[]) =>
  check(name, sql`num_nonnulls(${sql.join(columns, sql`, `)}) = 1`)

export const positive = (name: string, column: AnyPgColumn) => check(name, sql`${column} > 0`)

export const notNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`)

export const onEarth = (table: string, lat: AnyPgColumn, lng: AnyPgColumn) => [
  check(`${table}_lat_range`, sql`${lat} between -90 and 90`),
  check(`${table}_lng_range`, sql`${lng} between -180 and 180`),
  check(`${table}_lat_with_lng`, sql`(${lat} is null) = (${lng} is null)`),
]

/** For logs, whose rows will eventually exceed an integer. */
export const longId = () =>
  bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity()

/**
 * The key of a log that is partitioned by month: a key of such a table must contain the partition
 * key. The sequence alone makes ids unique.
 */
export const monthlyKey = (columns: Record<'id' | 'createdAt', AnyPgColumn>) =>
  primaryKey({ columns: [columns.id, columns.createdAt] })
