import { pino } from 'pino'
import { loadConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { sendAlerts } from '#server/features/alerts/send-alerts.ts'
import { createServices } from '#server/start.ts'

/** A process that sends alerts once and ends, unless it is killed before that. */
const [url = '', dataDir = ''] = process.argv.slice(2)
const database = connect(url, { max: 2 })
const log = pino({ level: 'error' })
const services = await createServices(
  loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  database,
  log,
)
process.send?.('writing')
await sendAlerts(services)
await services.searchLog.stop()
await database.close()
process.disconnect?.()
