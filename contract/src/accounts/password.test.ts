import { describe, expect, it } from 'vitest'
import { isCommonPassword, newPassword } from './password.ts'

function complaint(password: unknown): string | undefined {
  return newPassword('Password is required!').safeParse(password).error?.issues[0]?.message
}

describe('a new password', () => {
  it.each(['correct horse battery', 'groen-ghries-op-brood', 'Kgotso le pula 26', '9!fR2-x#pLm0'])(
    'may be %j',
    (password) => expect(complaint(password)).toBeUndefined(),
  )
  it.each(['', undefined, null])('is required, and %j does not count as one', (password) => {
    expect(complaint(password)).toBe('Password is required!')
  })
  it('has at least ten characters', () => {
    expect(complaint('nine char')).toMatch(/at least 10/)
    expect(complaint('x'.repeat(201))).toMatch(/at most 200/)
  })
  it.each([
    'password123',
    'P@ssw0rd123',
    'Passw0rd!!!!',
    'qwertyuiop',
    'QWERTY123456',
    '1234567890',
    '0987654321',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcdefghij',
    'letmein2026',
    'iloveyou!!',
    'Jacaranda2026!',
    '1q2w3e4r5t',
    '0825550134',
    'Springboks1995',
    'welcome welcome',
  ])('is not a common one, such as %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })
})
