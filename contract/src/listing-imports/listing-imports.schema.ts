import { z } from 'zod'
import { usages } from '../properties/properties.choices.ts'
import { id } from '../values/id.ts'
import { listingImportsTexts as texts, mostImportColumns } from './listing-imports.messages.ts'
import { importStates, rowOutcomes, undoOutcomes } from './listing-imports.states.ts'

/** For each column of the file, the field it maps to, or null. */
export const columnMapping = z
  .array(z.string().max(40).nullable(), { error: texts.wrongLength })
  .max(mostImportColumns)

/** Defaults for rows whose file has no value. */
export const importDefaults = z.object({
  usage: z.enum(usages).default('Residential'),
  kind: z.enum(['Sale', 'Rent']).default('Sale'),
  /** Who gets new listings; the administrator if left out. */
  agentId: id.nullish().transform((value) => value ?? null),
})

export type ImportDefaults = z.output<typeof importDefaults>

export const importCounts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  undone: z.number().int(),
  kept: z.number().int(),
  /** Added to listings; those that could not be added count as missing. */
  pictures: z.number().int(),
  missingPictures: z.number().int(),
})

/** One import in the list of imports. */
export const importSummary = z.object({
  id: z.number().int(),
  agencyId: z.number().int(),
  agencyName: z.string(),
  fileName: z.string(),
  importedBy: z.string().nullable(),
  state: z.enum(importStates),
  rows: z.number().int(),
  /** Of the current step. */
  done: z.number().int(),
  total: z.number().int(),
  counts: importCounts,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})

export type ImportSummary = z.infer<typeof importSummary>

/** An import with its columns, for the screen that guides a person through it. */
export const importDetails = importSummary.extend({
  headings: z.array(z.string()),
  /** The first rows, as they were read. */
  samples: z.array(z.array(z.string())),
  mapping: z.array(z.string().nullable()),
  defaults: z.object({
    usage: z.enum(usages),
    kind: z.enum(['Sale', 'Rent']),
    agentId: z.number().int().nullable(),
  }),
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      hint: z.string().optional(),
      group: z.string(),
    }),
  ),
  agents: z.array(z.object({ id: z.number().int(), name: z.string() })),
  zips: z.array(z.object({ name: z.string(), pictures: z.number().int() })),
})

export type ImportDetails = z.infer<typeof importDetails>

/** A row of the file and what happens to it. */
export const importRow = z.object({
  line: z.number().int(),
  ownReference: z.string(),
  title: z.string(),
  outcome: z.enum(rowOutcomes).nullable(),
  undo: z.enum(undoOutcomes).nullable(),
  /** Keyed by the column's heading. */
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
  /** What changed, in words. */
  changes: z.array(z.string()),
  propertyId: z.number().int().nullable(),
  propertyRef: z.string().nullable(),
  usage: z.string().nullable(),
})

export type ImportRow = z.infer<typeof importRow>
