import { BlockList, isIP } from 'node:net'

/** Networks that are not reachable over the internet, and their forms in IPv6. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4')
}

/** Global unicast; everything else is local, reserved or translated. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  tunnels.addSubnet(network, bits, 'ipv6')
}

/** Whether an address is on the internet, and not in our own network. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !privateNetworks.check(address, 'ipv4')
  if (kind === 6) return publicIpv6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
  return false
}

/**
 * Whether a push service may have this address: a host name, on the default https port. The
 * addresses that it resolves to are checked again on every call.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    !username &&
    !password &&
    /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(hostname) &&
    !/(?:^|\.)(?:localhost|local|internal|lan|home|test|invalid)$/.test(hostname)
  )
}
