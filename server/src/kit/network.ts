import { isIP } from 'node:net'

/** Some proxies append the port to the address, and it changes with every connection. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)
  if (bracketed) return bracketed[1] as string
  return /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

/** The eight groups of an IPv6 address; its short form leaves zeros out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const [left, right] = [groups(head), groups(tail ?? '')]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return tail === undefined ? left : [...left, ...zeros, ...right]
}

/**
 * What limits count as one address. An IPv6 subscriber has a whole /64 network and could use a new
 * address for every request. Everything that is not an address counts as a single one.
 */
export function networkOf(written: string): string {
  const address = withoutPort(written).toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  const kind = isIP(address)
  if (kind === 4) return address
  if (kind === 0) return 'unknown'
  const network = groupsOf(address)
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
