import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from '../db/orm.ts'
import type { AnyCall } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { Completion, Database, Executor, Tx } from '../db/connect.ts'
import type { CallContext } from '../kit/call-context.ts'

export interface Idempotency {
  /** Does the work once for a key; a repeated request gets the first reply again. */
  once(
    call: AnyCall,
    input: unknown,
    context: CallContext,
    work: (context: CallContext) => Promise<unknown>,
  ): Promise<unknown>
}

/** Another request with the same key has been committed in the meantime. */
class AlreadyDone extends Error {
  override name = 'AlreadyDone'
}

interface Key {
  scope: string
  call: string
  key: string
  hash: string
}

interface StoredReply extends Record<string, unknown> {
  request_hash: string
  reply: unknown
}

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Leaves passwords out: this hash is a fast one, from which a password could be guessed. */
function requestHash(input: unknown, { files }: CallContext): string {
  const told = JSON.stringify(input, (name, value: unknown) =>
    /^(password|confirm|currentPassword|token)$/.test(name) ? undefined : value,
  )
  return digest([told, ...(files ?? []).map(({ content }) => digest(content))].join('\n'))
}

function keyOf(call: AnyCall, input: unknown, context: CallContext): Key {
  return {
    scope: context.session ? `user ${context.session.userId}` : `ip ${context.ip}`,
    call: call.name,
    key: (context.idempotencyKey ?? '').slice(0, 200),
    hash: requestHash(input, context),
  }
}

const matching = ({ scope, call, key }: Key): SQL =>
  sql`scope = ${scope} and call = ${call} and key = ${key}`

async function findReply(db: Executor, key: Key): Promise<StoredReply | undefined> {
  const [found] = await db.execute<StoredReply>(
    sql`select request_hash, reply from idempotency_keys where ${matching(key)}`,
  )
  if (found && found.request_hash !== key.hash) throw new AppError('repeated')
  return found
}

/** Waits while another transaction holds the same key; false if that one was committed. */
async function insertKey(db: Executor, { scope, call, key, hash }: Key): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into idempotency_keys (scope, call, key, request_hash, status)
    values (${scope}, ${call}, ${key}, ${hash}, 200)
    on conflict (scope, call, key) do nothing returning key`)
  return taken.length > 0
}

async function storeReply(db: Executor, key: Key, reply: unknown): Promise<void> {
  await db.execute(sql`
    update idempotency_keys set reply = ${JSON.stringify(reply ?? null)}::jsonb
    where ${matching(key)}`)
}

interface Tracked extends Completion {
  /** The reply that the transaction stored, once it has committed. */
  stored?: { reply: unknown }
}

/** The transaction of the work writes the key as well: after a crash, either both exist or neither does. */
function completionOf(call: AnyCall, key: Key): Tracked {
  const completion: Tracked = {
    async begin(tx: Tx) {
      const inserted = await insertKey(tx, key)
      // A second transaction of the same request finds its own key, unless the first one was rolled back.
      if (!inserted && !completion.stored) throw new AlreadyDone()
    },
    async end(tx: Tx, result: unknown) {
      const parsed = call.output.safeParse(result)
      const reply = parsed.success ? parsed.data : null
      await storeReply(tx, key, reply)
      completion.stored = { reply }
    },
  }
  return completion
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown

export function createIdempotency({ db }: Database): Idempotency {
  /** For a call without a transaction, or one whose reply was made after it. */
  async function settle(call: AnyCall, key: Key, { stored }: Tracked, reply: unknown) {
    if (!stored) {
      if (await insertKey(db, key)) await storeReply(db, key, reply)
      return
    }
    if (isDeepStrictEqual(plain(stored.reply), plain(reply))) return
    if (process.env.NODE_ENV !== 'production') {
      throw new Error(`${call.name} must reply with what its transaction returned`)
    }
    await storeReply(db, key, reply)
  }

  return {
    async once(call, input, context, work) {
      const key = keyOf(call, input, context)
      const earlier = await findReply(db, key)
      if (earlier) return earlier.reply
      const completion = completionOf(call, key)
      try {
        const reply = await work({ ...context, completion })
        await settle(call, key, completion, reply)
        return reply
      } catch (error) {
        // Also after a failure that was caused by the same request, just committed by another process.
        const done = completion.stored ? undefined : await findReply(db, key)
        if (done) return done.reply
        throw error
      }
    },
  }
}
