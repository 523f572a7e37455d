import { expect, it } from 'vitest'
import { forgotPassword } from '#contract/accounts/passwords.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'

const api = useApi({ uniformResetReply: true })

it('with the uniform reply on, a known and an unknown address get the same message', async () => {
  const user = await aUser(api.services)
  const known = await api.visitor(forgotPassword, { x: user.email })
  const unknown = await api.visitor(forgotPassword, { x: 'nobody@example.org' })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const mails = await api.services.database.sql`select "to" from outbox`
  expect(mails.map((mail) => mail.to)).toEqual([user.email])
})
