import { describe, expect, it } from 'vitest'
import { ReceivedForm } from './received-form.ts'

const received = (text: string) => new ReceivedForm(Buffer.from(text, 'latin1'))

describe('a received form', () => {
  it('preserves the order of its fields, whatever their names', () => {
    const names = received('b=1&10=2&a=3&2=4').pairs.map(({ name }) => name)
    expect(names).toEqual(['b', '10', 'a', '2'])
  })

  it('preserves white space, byte order marks and bytes that are not UTF-8', () => {
    const { pairs, fields } = received('?a=++x+&b=%C2%A0%EF%BB%BF&c=%E9%zz')
    expect(fields).toEqual({ '?a': '  x ', b: '\u00a0\ufeff', c: '\ufffd%zz' })
    expect(pairs[2]?.bytes.toString('latin1')).toBe('\xe9%zz')
  })

  it('reads empty values, missing values and equals signs in values', () => {
    expect(received('a=&b&c=d=e&&').fields).toEqual({ a: '', b: '', c: 'd=e' })
    expect(received('').pairs).toEqual([])
  })

  it('takes the last of repeated fields', () => {
    expect(received('a=1&b=2&a=3').fields).toEqual({ a: '3', b: '2' })
  })

  it('can be cut before a field without changing a byte', () => {
    const whole = received('a=%2a&&b=x%20y&signature=1&c=2')
    expect(whole.before('signature').raw.toString()).toBe('a=%2a&&b=x%20y')
    expect(received('signature=1&a=2').before('signature').pairs).toEqual([])
    expect(whole.before('absent')).toBe(whole)
  })
})
