import { fork } from 'node:child_process'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { ConfigError } from '../../config/config-error.ts'

const program = path.resolve(import.meta.dirname, '../../../../sandbox/main.ts')

interface Ready {
  port: number
  paygate: { id: string; key: string }
  payfast: { merchantId: string; merchantKey: string; passphrase: string }
}

export interface SandboxProcess {
  /** The configuration with the sandbox in place of the providers. */
  config: Config
  stop(): Promise<void>
}

/** Starts the payment sandbox as a separate process; the rest of the program treats it as a real provider. */
export async function startSandboxProcess(
  config: Config,
  wanted: NonNullable<Config['sandbox']>,
): Promise<SandboxProcess> {
  const child = fork(program, {
    // Only its own settings: the sandbox gets no other environment variables.
    env: {
      HOST: config.host,
      ...(wanted.port === undefined ? {} : { PORT: String(wanted.port) }),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = await new Promise<Ready>((resolve, reject) => {
    const refuse = (why: string) =>
      reject(
        new ConfigError(
          `SANDBOX_PORT: the payment sandbox did not start (${why}): choose a free port, or 0 for any`,
        ),
      )
    child.once('message', (message: Ready | { problem: string }) =>
      'problem' in message ? refuse(message.problem) : resolve(message),
    )
    child.once('error', (error) => refuse(error.message))
    child.once('exit', (code) => refuse(`exit ${code}`))
  })
  const host = new URL(config.publicUrl).hostname
  const url = wanted.url ?? `http://${host}:${ready.port}`
  return {
    config: {
      ...config,
      paygate: { ...ready.paygate, url: `${url}/payweb3` },
      payfast: { ...ready.payfast, url, hosts: ['127.0.0.1', '::1', config.host] },
    },
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
