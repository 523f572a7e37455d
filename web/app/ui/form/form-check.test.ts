import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkForm } from './form-check.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'A name is needed.').regex(/^\D*$/, 'A name has no digits.'),
  owner: z.object({ email: z.string().min(1, 'An address is needed.') }),
})

it('returns the values parsed by the schema', () => {
  const values = { name: ' Thandi ', owner: { email: 'a@b.example' } }
  expect(checkForm(schema, values)).toEqual({
    data: { name: 'Thandi', owner: { email: 'a@b.example' } },
    fields: null,
  })
})

it('reports each invalid field once, by its path, with its first message', () => {
  expect(checkForm(schema, { name: '', owner: { email: '' } })).toEqual({
    data: null,
    fields: { name: 'A name is needed.', 'owner.email': 'An address is needed.' },
  })
})
