import path from 'node:path'
import { pino } from 'pino'
import { referenceField, suggestMapping } from '../contract/src/listing-imports/import-fields.ts'
import { importDefaults } from '../contract/src/listing-imports/listing-imports.schema.ts'
import { loadConfig } from '../server/src/config.ts'
import { transaction } from '../server/src/db/connect.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { loadReference } from '../server/src/db/reference/load.ts'
import { findImportFields } from '../server/src/features/listing-imports/import-knowledge.ts'
import { workOnImport } from '../server/src/features/listing-imports/import-work.ts'
import * as queries from '../server/src/features/listing-imports/listing-imports.queries.ts'
import { readImportFile } from '../server/src/features/listing-imports/read-import-file.ts'
import { createServices } from '../server/src/start.ts'
import { anAgency, aUser } from '../server/src/testing/builders.ts'

/**
 * How long an agency's file takes: read, checked, imported, imported again with new prices, and
 * undone.
 */
const count = Number(process.argv[2] ?? 5000)

const dataDir = path.resolve(import.meta.dirname, '../data/bench/imports')
const database = await openDatabase(
  { databaseUrl: undefined, dataDir },
  { max: 4, applicationName: 'jacaranda bench' },
)
await migrate(database)
await transaction(database, null, (tx) => loadReference(tx, console.warn))
const services = await createServices(
  loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  database,
  pino({ level: 'error' }),
)
const agency = await anAgency(services)
const admin = await aUser(services, { role: 'agency', agencyId: agency.id })

const headings = [
  'Reference',
  'Sale type',
  'Property type',
  'Title',
  'Description',
  'Price',
  'Province',
  'City',
  'Suburb',
  'Street number',
  'Street name',
  'Bedrooms',
  'Bathrooms',
  'Garages',
  'Erf size',
  'Floor size',
]

function fileOf(price: (n: number) => number): Buffer {
  const lines = Array.from({ length: count }, (_, n) =>
    [
      `B-${n}`,
      'Sale',
      'House',
      `Family home number ${n}`,
      '"Three bedrooms, a study and a garden. Close to schools and shops, with solar panels and a borehole."',
      price(n),
      'Gauteng',
      'Pretoria',
      'Lynnwood',
      n,
      'Queens Crescent',
      3,
      2,
      2,
      900 + (n % 300),
      240,
    ].join(','),
  )
  return Buffer.from([headings.join(','), ...lines].join('\n'))
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`${name.padEnd(34)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

async function importFile(name: string, content: Buffer): Promise<number> {
  const { db } = database
  const file = await timed(`${name}: read`, () => readImportFile(content))
  const mapping = suggestMapping(file.headings, await findImportFields(db))
  if (!mapping.includes(referenceField)) throw new Error('the reference was not recognised')
  const id = await timed(`${name}: stored`, () =>
    transaction(database, null, (tx) =>
      queries.insertImport(
        tx,
        {
          agencyId: agency.id,
          importedBy: admin.id,
          fileName: 'bench.csv',
          headings: file.headings,
          rowCount: file.rows.length,
          mapping,
          defaults: importDefaults.parse({}),
          state: 'checking',
        },
        file.rows,
      ),
    ),
  )
  await timed(`${name}: checked`, () => workOnImport(services, id))
  await queries.changeImport(db, id, { state: 'importing', claimedAt: null })
  await timed(`${name}: imported`, () => workOnImport(services, id))
  const { state, counts } = await queries.findSummary(db, id)
  console.log(`${name}: ${state}, ${JSON.stringify(counts)}`)
  return id
}

console.log(`${count} listings`)
const first = await importFile(
  'new',
  fileOf((n) => 1_000_000 + n),
)
await importFile(
  'the same again',
  fileOf((n) => 1_000_000 + n),
)
const changed = await importFile(
  'other prices',
  fileOf((n) => 1_100_000 + n),
)
await queries.changeImport(database.db, changed, { state: 'undoing', claimedAt: null })
await timed('other prices: undone', () => workOnImport(services, changed))
console.log(
  `first import ${first}: ${JSON.stringify((await queries.findSummary(database.db, changed)).counts)}`,
)
await services.outbox.stop()
await services.searchLog.stop()
await database.close()
