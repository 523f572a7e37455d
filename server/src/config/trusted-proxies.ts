import { isIP } from 'node:net'
import { z } from 'zod'
import { list } from './setting-types.ts'

/** The number of proxies in front of the site, or their addresses and address ranges. */
export type TrustedProxies = 'none' | number | readonly string[]

/** An address or an address range; the range of all addresses is refused. */
function isProxyRange(written: string): boolean {
  const [address = '', bits, more] = written.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)
}

const proxyHint =
  "must be 'off', the number of proxies in front of the site, such as 1, or their addresses, comma-separated, such as 10.0.0.5,192.168.0.0/16"
const proxyRefusal = `${proxyHint}; 'on' would let any client spoof its address`

export const trustedProxies = list.transform((words, context): TrustedProxies => {
  const [word = 'off', ...more] = words.map((each) => each.toLowerCase())
  if (!more.length && ['off', 'false', '0'].includes(word)) return 'none'
  if (!more.length && /^[1-9]\d?$/.test(word)) return Number(word)
  if (words.every(isProxyRange)) return words
  const everybody = ['on', 'true', 'yes', 'all', '*'].includes(word)
  context.addIssue({ code: 'custom', message: everybody ? proxyRefusal : proxyHint })
  return z.NEVER
})
