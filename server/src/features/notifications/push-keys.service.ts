import type { Services } from '../../services.ts'
import { generatePushKeys, type PushKeys } from '../../gateways/push/push-message.ts'
import { findPushKeys, insertPushKeys } from './push-subscriptions.queries.ts'

/** The keys of this site, generated if there are none. A browser's subscription is tied to them. */
export async function pushKeysOf({
  database: { db },
  secrets,
}: Pick<Services, 'database' | 'secrets'>): Promise<PushKeys> {
  let found = await findPushKeys(db)
  if (!found) {
    const { publicKey, privateKey } = generatePushKeys()
    await insertPushKeys(db, { publicKey, privateKeyEncrypted: secrets.encrypt(privateKey) })
    found = await findPushKeys(db)
  }
  if (!found) throw new Error('The keys for push notifications were not stored')
  return { publicKey: found.publicKey, privateKey: secrets.decrypt(found.privateKeyEncrypted) }
}
