import { openFiles } from '../../gateways/files.ts'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded/launcher.ts'
import { drawDemoPictures, drawFirstPictures } from './pictures.ts'
const server = await startEmbedded('/tmp/demo-try', { durable: false })
const u = new URL(server.url); u.pathname = '/demo_try'
const database = connect(u.href)
const files = await openFiles({ storage: { kind: "local" }, dataDir: "/tmp/demo-try/files" })
const log = { info: (m: string) => console.log(m) } as never
console.time('first'); await drawFirstPictures({ database, files, log }); console.timeEnd('first')
const c = new AbortController(); setTimeout(() => c.abort(), Number(process.argv[2] ?? 20) * 1000)
console.time('rest'); await drawDemoPictures({ database, files, log }, c.signal); console.timeEnd('rest')
for (const q of ['select header, description, week_id, property_id, rank from carousel_items order by rank', 'select count(*)::int, count(distinct property_id)::int, count(*) filter (where is_default)::int from property_images', 'select kind, count(*)::int, count(distinct resort_id)::int from resort_images group by 1', 'select count(*)::int, sum(bytes)::int from images', 'select campaign_id, count(*)::int from campaign_items group by 1', 'select count(*)::int from change_log where created_at > now() - interval $$1 hour$$'])
  console.table((await database.sql.unsafe(q)).map((r) => ({ ...r })))
await database.close(); await server.stop()
