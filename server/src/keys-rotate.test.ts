import { expect, it } from 'vitest'
import { createSecrets } from './kit/secrets.ts'
import { rotateKeys } from './keys-rotate.ts'
import { useApi } from './testing/api.ts'
import { aUser } from './testing/builders.ts'

const api = useApi()
const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 2)

it('A new key takes over: everything is encrypted with it, and the old key is no longer needed', async () => {
  const { database } = api.services
  const before = createSecrets(oldKey)
  const { id: userId } = await aUser(api.services)
  const { id: other } = await aUser(api.services)
  await database.sql`update individuals set
    id_number_encrypted = ${before.encrypt('8001015009087')},
    banking_details_encrypted = ${before.encrypt('62000000001')} where user_id = ${userId}`
  await database.sql`update individuals set
    id_number_encrypted = ${createSecrets(newKey).encrypt('9001015009086')}, banking_details_encrypted = null
    where user_id = ${other}`
  await database.sql`insert into totp_secrets (user_id, secret_encrypted)
    values (${userId}, ${before.encrypt('JBSWY3DP')})`

  const during = createSecrets(newKey, [oldKey])
  expect(await rotateKeys(database, during)).toBe(3)

  const after = createSecrets(newKey)
  const [person] = await database.sql`select id_number_encrypted as id_number,
    banking_details_encrypted as banking from individuals where user_id = ${userId}`
  expect(after.decrypt(person?.id_number as string)).toBe('8001015009087')
  expect(after.decrypt(person?.banking as string)).toBe('62000000001')
  const [totp] = await database.sql`select secret_encrypted as secret from totp_secrets`
  expect(after.decrypt(totp?.secret as string)).toBe('JBSWY3DP')
  expect(await rotateKeys(database, during)).toBe(0)
})

it('A value with an unknown key stops the rotation with a message that names SECRET_KEY', async () => {
  const { database } = api.services
  const { id } = await aUser(api.services)
  const sealed = createSecrets(Buffer.alloc(32, 9)).encrypt('8001015009087')
  await database.sql`update individuals set id_number_encrypted = ${sealed} where user_id = ${id}`
  await expect(rotateKeys(database, createSecrets(newKey, [oldKey]))).rejects.toThrow('SECRET_KEY')
})
