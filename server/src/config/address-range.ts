import { isIP } from 'node:net'

/** An address or an address range; the range of all addresses is refused. */
export function isAddressRange(written: string): boolean {
  const [address = '', bits, more] = written.split('/')
  const kind = isIP(address)
  if (kind === 0 || more !== undefined || address.includes('%')) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)
}
