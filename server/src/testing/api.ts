import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { requestOf } from '#contract/request.ts'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import type { ErrorReply } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import { buildApp } from '../app.ts'
import { loadConfig, type Config } from '../config.ts'
import { connect } from '../db/connect.ts'
import { cloneDatabase } from '../db/testing.ts'
import { createServices } from '../start.ts'
import type { Services } from '../services.ts'
import { aUser } from './builders.ts'

export interface Reply<C extends AnyCall> {
  status: number
  /** The reply of a call that worked. */
  body: OutputOf<C>
  /** The reply of a call that was refused. */
  error: ErrorReply
  headers: Record<string, string | string[] | number | undefined>
}

type Send = <C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options?: Pick<InjectOptions, 'headers' | 'remoteAddress'>,
) => Promise<Reply<C>>

export interface TestApi {
  readonly app: FastifyInstance
  readonly services: Services
  /** Calls as a visitor who is not logged in. */
  visitor: Send
  /** Calls as this user: `api.by(await aUser(api.services))(call, input)`. */
  by(user: { token: string }): Send
  /** Calls as a fresh user of this role, the same one for the whole file. */
  as(role: Role): Promise<Send>
}

/** The whole API on its own database, for one test file: `const api = useApi()`. */
export function useApi(
  settings: Partial<Config> = {},
  options: { log?: (line: string) => void } = {},
): TestApi {
  let app: FastifyInstance
  let services: Services
  const closing: (() => Promise<unknown>)[] = []
  const tokens = new Map<Role, string>()

  beforeAll(async () => {
    const clone = await cloneDatabase()
    const dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-test-'))
    const database = connect(clone.url, { max: 4 })
    const log = options.log
      ? pino({ level: 'error' }, { write: options.log })
      : pino({ level: 'silent' })
    const config = { ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), ...settings }
    services = await createServices(config, database, log)
    app = await buildApp(services, { pages: 'none' })
    closing.push(
      () => app.close(),
      () => services.outbox.stop(),
      () => services.searchLog.stop(),
      () => services.listingViews.stop(),
      () => database.close(),
      () => clone.drop(),
      () => rm(dataDir, { recursive: true, force: true }),
    )
  })
  afterAll(async () => {
    for (const close of closing) await close()
  })

  function sender(token?: string): Send {
    return async (call, input, options = {}) => {
      const { url, body } = requestOf(call, input as Record<string, unknown>)
      const response = await app.inject({
        method: call.method,
        url,
        ...(body === undefined ? {} : { payload: body as object }),
        ...options,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          // As the site's own pages do.
          ...(call.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...options.headers,
        },
      })
      const { headers } = response
      const isJson = String(headers['content-type']).startsWith('application/json')
      const json = isJson ? response.json() : { content: response.rawPayload }
      return { status: response.statusCode, body: json, error: json, headers }
    }
  }

  return {
    get app() {
      return app
    },
    get services() {
      return services
    },
    visitor: (call, input, options) => sender()(call, input, options),
    by: (user) => sender(user.token),
    async as(role) {
      let token = tokens.get(role)
      if (!token) {
        token = (await aUser(services, { role })).token
        tokens.set(role, token)
      }
      return sender(token)
    },
  }
}
