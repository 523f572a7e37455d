import { describe, expect, it } from 'vitest'
import { networkOf } from './network.ts'

describe('the address that a limit counts', () => {
  it.each([
    ['41.0.0.1', '41.0.0.1'],
    ['41.0.0.1:52311', '41.0.0.1'],
    ['::ffff:41.0.0.1', '41.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (written, network) => expect(networkOf(written)).toBe(network))

  it('is one and the same for everything that is not an address', () => {
    expect([networkOf('made up'), networkOf(''), networkOf('1.2.3')]).toEqual(
      Array(3).fill('unknown'),
    )
  })
})
