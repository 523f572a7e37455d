import { loadConfig } from '../server/src/config.ts'
import { transaction } from '../server/src/db/connect.ts'
import { fillProperties } from '../server/src/db/demo/bulk.ts'
import { loadDemo } from '../server/src/db/demo/load.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { loadReference } from '../server/src/db/reference/load.ts'
import { dailyStatement, suburbsStatement, findStanding } from '../server/src/features/today/figures.queries.ts'
import { waitingStatement } from '../server/src/features/today/waiting.queries.ts'
import { soughtIn } from '../server/src/features/find/find.service.ts'
import * as find from '../server/src/features/find/find.queries.ts'
import { sql } from 'drizzle-orm'
const config = loadConfig()
const database = await openDatabase(config, { max: 4 })
const { db } = database
try {
  await migrate(database)
  await transaction(database, null, loadReference)
  const [{ n }] = await database.sql`select count(*)::int as n from search_log` as any
  if (n < 900000) {
    await loadDemo(database)
    await fillProperties(database, 100000)
    await database.sql.unsafe(`insert into search_log (created_at, user_name, type, property, value, results)
      select now() - (i % 2592000) * interval '1 second', 'Unknown', case when i % 4 = 0 then 'Timeshare' else 'Residential' end, 'Sale',
        (select s.name || ', ' || c.name from suburbs s join cities c on c.id = s.city_id where s.id = 1 + (i * 7919 % 900)) || '; up to R 2 500 000', 5
      from generate_series(1, 1000000) i`)
    await database.sql.unsafe(`insert into users (role_id, username, email, password_hash) select (select id from roles where key='privateUser'), 'bulk' || i, 'bulk' || i || '@example.com', 'x' from generate_series(1,50000) i`)
    await database.sql.unsafe(`insert into individuals (user_id, name, surname) select id, (array['Pieter','Thandi','Sipho','Johanna','Lerato'])[1 + id % 5], (array['van der Merwe','Nkosi','Dube','Botha','Naidoo','Mokoena'])[1 + id % 6] from users where username like 'bulk%'`)
    await database.sql.unsafe('vacuum analyze')
  }
  async function time(name: string, run: () => Promise<unknown>) {
    const times = []
    for (let k = 0; k < 4; k++) { const t = performance.now(); await run(); times.push(Math.round((performance.now() - t) * 10) / 10) }
    console.log(name, times.join(' '))
  }
  const from = '2026-10-17'
  await time('waiting', () => db.execute(waitingStatement('2026-11-15')))
  await time('daily', () => db.execute(dailyStatement(from)))
  await time('suburbs', () => db.execute(suburbsStatement(from)))
  await time('standing', () => findStanding(db))
  for (const text of ['jp-104', '10482', 'merwe', 'pieter van der', 'bulk4', 'bulk4@', 'house', 'garden lynn', 'cabana', 'xyzzy', 'pool', 're', 'an']) {
    const s = soughtIn(text)
    await time(`find ${text} properties`, () => find.findProperties(db, s))
    await time(`find ${text} weeks`, () => find.findWeeks(db, s))
    await time(`find ${text} people`, () => find.findPeople(db, s))
    await time(`find ${text} payments`, () => find.findPayments(db, s))
  }
  const explain = async (st: any) => { for (const r of await db.execute(sql`explain (analyze, costs off, timing off, summary on) ${st}`)) console.log((r as any)['QUERY PLAN']) }
  if (process.argv[2]) {
    await explain(waitingStatement('2026-11-15')); await explain(dailyStatement(from)); await explain(suburbsStatement(from))
  }
} finally { await database.close() }
