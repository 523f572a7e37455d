import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded/launcher.ts'
const e = await startEmbedded('/tmp/demo-try/bench'); const { sql, close } = connect(e.url, { max: 3 })
await sql`set session_replication_role = replica`; await sql`delete from properties where id > 400`; await sql`set session_replication_role = origin`
await sql`vacuum full properties`
const { fillProperties } = await import('./bulk.ts')
const t0 = performance.now()
const timer = setInterval(async () => { const q = await sql`select state, wait_event_type, wait_event, left(query, 60) q from pg_stat_activity where pid<>pg_backend_pid() and datname is not null and state <> 'idle'`; console.log(((performance.now()-t0)/1000).toFixed(1), q.map(r => `${r.wait_event ?? 'cpu'}:${r.q.replace(/\s+/g,' ')}`).join(' | ')) }, 1000)
await fillProperties({ sql }, 100000)
clearInterval(timer)
console.log('total', ((performance.now()-t0)/1000).toFixed(1))
await close(); await e.stop()
