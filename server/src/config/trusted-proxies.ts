import { z } from 'zod'
import { isAddressRange } from './address-range.ts'
import { list } from './setting-types.ts'

/** The number of proxies in front of the site, or their addresses and address ranges. */
export type TrustedProxies = 'none' | number | readonly string[]

const proxyHint =
  "must be 'off', the number of proxies in front of the site, such as 1, or their addresses, comma-separated, such as 10.0.0.5,192.168.0.0/16"
const proxyRefusal = `${proxyHint}; 'on' would let any client spoof its address`

export const trustedProxies = list.transform((words, context): TrustedProxies => {
  const [word = 'off', ...more] = words.map((each) => each.toLowerCase())
  if (!more.length && ['off', 'false', '0'].includes(word)) return 'none'
  if (!more.length && /^[1-9]\d?$/.test(word)) return Number(word)
  if (words.every(isAddressRange)) return words
  const everybody = ['on', 'true', 'yes', 'all', '*'].includes(word)
  context.addIssue({ code: 'custom', message: everybody ? proxyRefusal : proxyHint })
  return z.NEVER
})
