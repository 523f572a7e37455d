import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './push-endpoint.ts'

describe('a permitted push service address', () => {
  it.each(['142.250.1.1', '2a00:1450:4001:80b::200a'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    '2002:7f00:1::',
    'nowhere',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
