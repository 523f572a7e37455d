import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { untilAborted } from '../outside.ts'
import { providerDown } from './provider-call.ts'

/** A hanging name server would otherwise hold up the notification for minutes. */
const lookupMs = 3000

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function add(ranges: BlockList, written: string): void {
  const [address = '', bits] = written.split('/')
  if (bits === undefined) ranges.addAddress(address, family(address))
  else ranges.addSubnet(address, Number(bits), family(address))
}

/**
 * Tells whether a notification comes from one of these hosts, given as names, addresses and address
 * ranges. Names are looked up each time. If no host matches and a lookup failed, the answer is
 * unknown: that is `providerDown`, and not a forgery.
 */
export function senderCheck(
  hosts: readonly string[],
  addressesOf: (name: string) => Promise<{ address: string }[]> = (name) =>
    lookup(name, { all: true }),
  timeoutMs = lookupMs,
): (ip: string) => Promise<boolean> {
  const fixed = new BlockList()
  const names: string[] = []
  for (const host of hosts) {
    if (isIP(host.split('/')[0] ?? '')) add(fixed, host)
    else names.push(host)
  }

  return async (ip) => {
    if (!isIP(ip)) return false
    if (fixed.check(ip, family(ip))) return true
    const signal = AbortSignal.timeout(timeoutMs)
    const found = await Promise.allSettled(
      names.map((name) => untilAborted(signal, addressesOf(name))),
    )
    const current = new BlockList()
    for (const result of found) {
      if (result.status === 'fulfilled') {
        for (const { address } of result.value) add(current, address)
      }
    }
    if (current.check(ip, family(ip))) return true
    const failed = found.find((result) => result.status === 'rejected')
    if (failed) throw providerDown(failed.reason)
    return false
  }
}
