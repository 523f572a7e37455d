import { startEmbedded } from '../embedded/launcher.ts'
import { connect, transaction } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { loadReference } from '../reference/load.ts'
import { loadDemo } from './load.ts'
const server = await startEmbedded('/tmp/demo-try', { durable: false })
const admin = connect(server.url, { max: 1 })
await admin.sql.unsafe('drop database if exists demo_try with (force)')
await admin.sql.unsafe('create database demo_try')
const u = new URL(server.url); u.pathname = '/demo_try'
const database = connect(u.href)
console.log(u.href)
await migrate(database)
await transaction(database, null, loadReference)
console.time('demo'); await loadDemo(database); console.timeEnd('demo')
const rows = await database.sql`select relname, n_live_tup::int n from pg_stat_user_tables where n_live_tup > 0 order by 1`
console.log(rows.map((r) => `${r.relname} ${r.n}`).join(', '))
for (const q of [
  `select province, count(*)::int n, count(*) filter (where published)::int pub, min(price)::int lo, percentile_cont(0.5) within group (order by price)::int mid, max(price)::int hi from properties where is_sale and usage='Residential' group by 1 order by 2 desc`,
  `select usage, is_sale, price_per, count(*)::int n, min(price)::int lo, percentile_cont(0.5) within group (order by price)::int mid, max(price)::int hi from properties group by 1,2,3 order by 1,2,3`,
  `select s.code, p.published, count(*)::int n from properties p join statuses s on s.id=p.status_id group by 1,2 order by 1,2`,
  `select s.code, p.published, p.verified_at is not null v, p.is_tender t, count(*)::int n from weeks p join statuses s on s.id=p.status_id group by 1,2,3,4 order by 1,2,3`,
  `select reference, t.description, suburb, city, price::int, bedrooms, bathrooms, garages, erf_size, floor_size, short_description from properties p join property_types t on t.id=p.property_type_id order by p.id desc limit 45`,
  `select w.reference, r.name, module, week_number, s.name season, arrival_date::text a, departure_date::text d, sell_price::int p, levy_amount::int l, bedrooms b, max_sleep m from weeks w left join resorts r on r.id=w.resort_id join seasons s on s.id=w.season_id order by w.id desc limit 12`,
  `select status_code, count(*)::int from offers group by 1 order by 1`, `select state, provider, count(*)::int from payments group by 1,2 order by 1,2`,
  `select state, count(*)::int from outbox group by 1`,
]) console.table((await database.sql.unsafe(q)).map((r) => ({ ...r })))
for (const row of await database.sql`select short_description, description from properties order by md5(id::text) limit 14`) console.log('##', row.short_description, '\n' + row.description)
await database.close(); await admin.close()
if (process.argv[2] !== 'keep') await server.stop()
