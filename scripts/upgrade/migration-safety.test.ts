import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from '#server/db/migrate.ts'
import { breachesOf, statementsOf } from './migration-safety.ts'

/** Released before this rule existed. */
const exempt = new Set([
  '0000_baseline',
  '0001_reference_keys',
  '0002_listing_refusals',
  '0003_odd_notices',
  '0004_bank_statements',
  '0005_account_security',
  '0006_listing_promises',
])

const problemsOf = (sql: string) => breachesOf(sql).map(({ problem }) => problem)

describe('a migration during an upgrade', () => {
  const names = readMigrations()
    .map(({ name }) => name)
    .filter((name) => !exempt.has(name))

  it('leaves programs of the previous version working', () => {
    const breaches = names.flatMap((name) =>
      breachesOf(readFileSync(path.join(migrationsFolder, `${name}.sql`), 'utf8')).map(
        ({ code, problem }) => `${name} ${problem}: ${code.slice(0, 120)}`,
      ),
    )
    expect(
      breaches,
      'CONTRIBUTING.md, "A migration during an upgrade", says what to do instead',
    ).toEqual([])
  })

  it.each([
    ['drops something', 'DROP TABLE "faq";'],
    ['drops something', 'ALTER TABLE "weeks" DROP COLUMN "note";'],
    ['drops something', 'ALTER TABLE "weeks" DROP "note";'],
    ['drops something', "DO $$ BEGIN EXECUTE format('DROP TABLE %s', 'faq'); END $$;"],
    ['renames something', 'ALTER TABLE "weeks" RENAME COLUMN "a" TO "b";'],
    ['renames something', 'alter table weeks\n  rename to resort_weeks;'],
    ['moves something to another schema', 'ALTER TABLE "weeks" SET SCHEMA old;'],
    ['changes the type of a column', 'ALTER TABLE "weeks" ALTER COLUMN "a" SET DATA TYPE text;'],
    ['changes the type of a column', 'ALTER TABLE "weeks" ALTER "a" TYPE text;'],
    ['makes a column required', 'ALTER TABLE "weeks" ALTER COLUMN "a" SET NOT NULL;'],
    ['drops a default', 'ALTER TABLE "weeks" ALTER COLUMN "a" DROP DEFAULT;'],
    [
      'adds a required column without a default',
      'ALTER TABLE "weeks" ADD COLUMN "a" text NOT NULL;',
    ],
    [
      'adds a required column without a default',
      'ALTER TABLE weeks ADD a int DEFAULT 1, ADD b int NOT NULL;',
    ],
    [
      'adds a constraint to an existing table',
      'CREATE UNIQUE INDEX "one" ON "weeks" USING btree ("a");',
    ],
    [
      'adds a constraint to an existing table',
      'ALTER TABLE "weeks" ADD CONSTRAINT "c" CHECK (a > 0);',
    ],
    [
      'cannot run in the transaction of all migrations',
      'CREATE INDEX CONCURRENTLY "i" ON "weeks" ("a");',
    ],
  ])('is refused because it %s: %s', (problem, sql) => {
    expect(problemsOf(sql)).toEqual([problem])
  })

  it.each([
    'ALTER TABLE "weeks" ADD COLUMN "note" text;',
    'ALTER TABLE "weeks" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;',
    'ALTER TABLE "weeks" ALTER COLUMN "note" DROP NOT NULL;',
    'ALTER TABLE "weeks" DROP CONSTRAINT "weeks_note_check";',
    'ALTER TABLE "weeks" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "users"("id") ON DELETE set null;',
    'CREATE INDEX "weeks_note" ON "weeks" USING btree ("note");',
    'CREATE TABLE "a" ("b" text NOT NULL); ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b <> \'\'); CREATE UNIQUE INDEX "d" ON "a" ("b");',
    "-- We drop table names here; rename later.\nINSERT INTO settings (key) VALUES ('a;b');",
  ])('may do this: %s', (sql) => {
    expect(problemsOf(sql)).toEqual([])
  })

  it('may do anything with a reason in a comment, for that statement only', () => {
    const sql = `-- Safe for the previous version: 0.2.0 no longer reads weeks.note.
      ALTER TABLE "weeks" DROP COLUMN "note";--> statement-breakpoint
      ALTER TABLE "weeks" DROP COLUMN "other";
      -- Safe for the version before: yes
      DROP TABLE "faq";`
    expect(breachesOf(sql).map(({ code }) => code)).toEqual([
      'ALTER TABLE "weeks" DROP COLUMN "other"',
      'DROP TABLE "faq"',
    ])
  })

  it('is read statement by statement, with function bodies intact', () => {
    const sql = `CREATE FUNCTION f() RETURNS int AS $$ BEGIN RETURN 1; END $$; -- one; comment
      SELECT 'a;b', "c;d"; /* two; */ SELECT 2`
    expect(statementsOf(sql).map(({ code }) => code)).toEqual([
      'CREATE FUNCTION f() RETURNS int AS $$ BEGIN RETURN 1; END $$',
      `SELECT 'a;b', "c;d"`,
      'SELECT 2',
    ])
  })
})
