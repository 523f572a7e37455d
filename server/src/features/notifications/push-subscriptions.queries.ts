import { sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'

export interface PushKeysRow {
  publicKey: string
  privateKeyEncrypted: string
}

export async function findPushKeys(db: Executor): Promise<PushKeysRow | undefined> {
  const [row] = await db.execute<PushKeysRow & Record<string, unknown>>(sql`
    select public_key as "publicKey", private_key_encrypted as "privateKeyEncrypted" from push_keys`)
  return row
}

/** Processes that start together agree on the first one's keys. */
export async function insertPushKeys(db: Executor, keys: PushKeysRow): Promise<void> {
  await db.execute(sql`insert into push_keys (public_key, private_key_encrypted)
    values (${keys.publicKey}, ${keys.privateKeyEncrypted}) on conflict do nothing`)
}

/** More browsers than a person uses; the oldest ones are removed. */
const mostSubscriptions = 10

/** A browser belongs to the last user who allowed it. */
export async function saveSubscription(
  tx: Tx,
  subscription: {
    userId: number
    sessionId: number
    endpointHash: string
    subscriptionEncrypted: string
  },
): Promise<void> {
  const { userId, sessionId, endpointHash, subscriptionEncrypted } = subscription
  await tx.execute(sql`
    delete from push_subscriptions where endpoint_hash = ${endpointHash} and user_id <> ${userId}`)
  await tx.execute(sql`
    insert into push_subscriptions (user_id, session_id, endpoint_hash, subscription_encrypted)
    values (${userId}, ${sessionId}, ${endpointHash}, ${subscriptionEncrypted})
    on conflict (endpoint_hash) do update set session_id = excluded.session_id,
      subscription_encrypted = excluded.subscription_encrypted`)
  await tx.execute(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${userId}
      order by id desc offset ${mostSubscriptions})`)
}

export async function deleteSubscription(
  db: Executor,
  userId: number,
  endpointHash: string,
): Promise<void> {
  await db.execute(sql`delete from push_subscriptions
    where user_id = ${userId} and endpoint_hash = ${endpointHash}`)
}

export async function deleteSubscriptionById(db: Executor, id: number): Promise<void> {
  await db.execute(sql`delete from push_subscriptions where id = ${id}`)
}

export interface Delivery {
  id: number
  subscriptionId: number
  subscriptionEncrypted: string
  attempts: number
  notificationId: number
  title: string
  text: string
  link: string
}

/** Claims some that are due; another process may retry once the lease has expired. */
export async function claimDeliveries(
  db: Executor,
  { most, leaseSeconds }: { most: number; leaseSeconds: number },
): Promise<Delivery[]> {
  return db.execute<Delivery & Record<string, unknown>>(sql`
    with due as (
      select d.id from notification_deliveries d
      join notifications n on n.id = d.notification_id and n.waits_for_user_id is null
      where d.due_at <= now() order by d.due_at, d.id limit ${most} for update of d skip locked),
    claimed as (
      update notification_deliveries d set attempts = attempts + 1,
        due_at = now() + make_interval(secs => ${leaseSeconds})
      from due where d.id = due.id returning d.*)
    select c.id::float8 as id, c.subscription_id as "subscriptionId", c.attempts,
      s.subscription_encrypted as "subscriptionEncrypted", n.id::float8 as "notificationId",
      n.headline as title, n.text, n.link
    from claimed c join notifications n on n.id = c.notification_id
    join push_subscriptions s on s.id = c.subscription_id`)
}

export async function deleteDelivery(db: Executor, id: number): Promise<void> {
  await db.execute(sql`delete from notification_deliveries where id = ${id}`)
}

export async function retryDelivery(db: Executor, id: number, seconds: number): Promise<void> {
  await db.execute(sql`update notification_deliveries
    set due_at = now() + make_interval(secs => ${seconds}) where id = ${id}`)
}
