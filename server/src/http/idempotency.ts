import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AnyCall } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../db/connect.ts'
import type { CallContext } from './call-context.ts'

export interface Idempotency {
  /** Carries the work out once for a key; a repeated request gets the first reply again. */
  once(
    call: AnyCall,
    input: unknown,
    context: CallContext,
    work: () => Promise<unknown>,
  ): Promise<unknown>
}

const longestWork = '2 minutes'

/** A password is left out: its hash, made as fast as this one, would soon be guessed. */
function requestHash(input: unknown): string {
  const told = JSON.stringify(input, (name, value: unknown) =>
    /^(password|confirm|currentPassword|token)$/.test(name) ? undefined : value,
  )
  return createHash('sha256').update(told).digest('hex')
}

export function createIdempotency({ db }: Database): Idempotency {
  return {
    async once(call, input, context, work) {
      const scope = context.session ? `user ${context.session.userId}` : `ip ${context.ip}`
      const key = (context.idempotencyKey ?? '').slice(0, 200)
      const hash = requestHash(input)
      const where = sql`scope = ${scope} and call = ${call.name} and key = ${key}`
      // A first request that died without an answer gives its place up after a while.
      const taken = await db.execute(sql`
        insert into idempotency_keys (scope, call, key, request_hash)
        values (${scope}, ${call.name}, ${key}, ${hash})
        on conflict (scope, call, key) do update set created_at = now()
          where idempotency_keys.status is null
            and idempotency_keys.request_hash = excluded.request_hash
            and idempotency_keys.created_at < now() - interval '${sql.raw(longestWork)}'
        returning key`)
      if (taken.length === 0) {
        const [earlier] = await db.execute<{
          request_hash: string
          status: number | null
          reply: unknown
        }>(sql`select request_hash, status, reply from idempotency_keys where ${where}`)
        if (!earlier) throw new AppError('inProgress', { retryAfter: 1 })
        if (earlier.request_hash !== hash) throw new AppError('repeated')
        if (earlier.status === null) throw new AppError('inProgress', { retryAfter: 1 })
        return earlier.reply
      }
      try {
        const reply = await work()
        await db.execute(sql`
          update idempotency_keys set status = 200, reply = ${JSON.stringify(reply)}::jsonb
          where ${where}`)
        return reply
      } catch (error) {
        await db.execute(sql`delete from idempotency_keys where ${where}`)
        throw error
      }
    },
  }
}
