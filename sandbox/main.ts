import { startSandbox } from './server.ts'

/**
 * The payment sandbox as a separate process, listening on PORT and HOST. If started by the site, it
 * reports its port to the site and exits with it.
 */
const given = process.env.PORT
const sandbox = await startSandbox({
  host: process.env.HOST ?? '127.0.0.1',
  port: given ? Number(given) : undefined,
}).catch((error: unknown) => {
  const message = String(error)
  if (process.send) process.send({ problem: message }, () => process.exit(1))
  else console.error(message)
  return undefined
})

if (sandbox) {
  const { port, paygate, payfast } = sandbox
  const leave = () => void sandbox.close().then(() => process.exit(0))
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  if (process.send) {
    process.on('disconnect', leave)
    process.send({ port, paygate, payfast })
  } else {
    console.log(`Payment sandbox listening on http://127.0.0.1:${port}`)
  }
}
