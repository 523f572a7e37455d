import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: localhost, private and reserved ones. */
const inside4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside4.addSubnet(network, bits, 'ipv4')
}

/**
 * In IPv6 only global unicast is public, except ranges that embed an IPv4 address or are for
 * documentation.
 */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const inside6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside6.addSubnet(network, bits, 'ipv6')
}

/** Whether an address belongs to the public internet. `::ffff:10.0.0.1` and the like do not. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !inside4.check(address, 'ipv4')
  if (kind !== 6 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !inside6.check(address, 'ipv6')
}
