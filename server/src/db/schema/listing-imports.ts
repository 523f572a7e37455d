import { sql, index, integer, jsonb, pgTable, primaryKey, smallint, text } from '../orm.ts'
import type { ImportDefaults } from '#contract/listing-imports/listing-imports.schema.ts'
import {
  importStates,
  rowOutcomes,
  undoOutcomes,
} from '#contract/listing-imports/listing-imports.states.ts'
import { users } from './accounts.ts'
import { agencies } from './agencies.ts'
import { createdAt, id, instant, oneOf } from './columns.ts'
import { notPersonal } from './personal.ts'
import { properties } from './properties.ts'

/** A ZIP file with pictures, stored until the import is done. */
export interface StoredZip {
  key: string
  name: string
  /** The pictures in it. */
  names: string[]
}

/**
 * A file of listings and the progress of its import. Its changes are in the listings' change log.
 */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: id(),
    agencyId: integer('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'restrict' }),
    importedBy: integer('imported_by').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    headings: text('headings').array().notNull(),
    rowCount: integer('row_count').notNull(),
    /** The field that each column maps to. The agency's next file defaults to the same mapping. */
    mapping: jsonb('mapping').$type<(string | null)[]>().notNull(),
    defaults: jsonb('defaults').$type<ImportDefaults>().notNull(),
    zips: jsonb('zips').$type<StoredZip[]>().notNull().default([]),
    state: text('state', { enum: importStates }).notNull().default('uploaded'),
    /**
     * The process working on it, and its last heartbeat: another one takes over from a silent one.
     */
    claimedBy: text('claimed_by'),
    claimedAt: instant('claimed_at'),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('listing_imports_agency').on(t.agencyId, t.id),
    index('listing_imports_imported_by').on(t.importedBy),
    index('listing_imports_created').on(t.createdAt),
    index('listing_imports_working')
      .on(t.claimedAt)
      .where(sql`${t.state} in ('checking', 'importing', 'pictures', 'undoing')`),
    oneOf('listing_imports_state_known', t.state, importStates),
  ],
)

notPersonal(listingImports, { fileName: 'the name of a file of an agency' })

export interface RowProblem {
  column: string
  message: string
}

/** What an undo restores: the columns that changed, and the values of user-defined fields. */
export interface ListingBefore {
  columns: Record<string, unknown>
  values?: { fieldId: number; value: string }[]
}

export const listingImportRows = pgTable(
  'listing_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => listingImports.id, { onDelete: 'cascade' }),
    /** The line number in the file, for people looking for it there. */
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    outcome: text('outcome', { enum: rowOutcomes }),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    changes: text('changes').array().notNull().default([]),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    appliedAt: instant('applied_at'),
    before: jsonb('before').$type<ListingBefore>(),
    /** The version of the listing after the import: a later one has been edited since. */
    versionAfter: integer('version_after'),
    picturesAt: instant('pictures_at'),
    /** Rows of property_images that this import added. */
    addedImages: integer('added_images').array().notNull().default([]),
    missingPictures: integer('missing_pictures').notNull().default(0),
    undo: text('undo', { enum: undoOutcomes }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('listing_import_rows_property').on(t.propertyId),
    index('listing_import_rows_outcome').on(t.importId, t.outcome, t.line),
    oneOf('listing_import_rows_outcome_known', t.outcome, rowOutcomes),
    oneOf('listing_import_rows_undo_known', t.undo, undoOutcomes),
  ],
)
