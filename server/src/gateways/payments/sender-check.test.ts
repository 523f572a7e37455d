import { describe, expect, it, vi } from 'vitest'
import { loadConfig } from '../../config.ts'
import { senderCheck } from './sender-check.ts'

/** The DNS records; every other name fails with this code. */
const knowing =
  (known: Record<string, string[]>, code = 'EAI_AGAIN') =>
  async (name: string) => {
    const addresses = known[name]
    if (!addresses) throw Object.assign(new Error(code), { code })
    return addresses.map((address) => ({ address }))
  }

describe('the sender of a PayFast notification', () => {
  it('may be an address, in any of its spellings', async () => {
    const isSender = senderCheck(['10.0.0.7', '2001:db8::7'])
    for (const ip of ['10.0.0.7', '::ffff:10.0.0.7', '::ffff:a00:7', '2001:0db8:0:0::7']) {
      expect(await isSender(ip), ip).toBe(true)
    }
    for (const ip of ['10.0.0.8', '::ffff:10.0.0.8', '2001:db8::8', '', 'nonsense']) {
      expect(await isSender(ip), ip).toBe(false)
    }
  })

  it('may be in a range of either family', async () => {
    const isSender = senderCheck(['197.97.145.144/28', '2c0f:f4c0::/32'])
    for (const ip of [
      '197.97.145.144',
      '197.97.145.159',
      '::ffff:197.97.145.150',
      '2c0f:f4c0:9::1',
    ])
      expect(await isSender(ip), ip).toBe(true)
    for (const ip of ['197.97.145.143', '197.97.145.160', '2c0f:f4c1::1'])
      expect(await isSender(ip), ip).toBe(false)
  })

  it('may be what a name resolves to at that moment', async () => {
    const names = { 'w1w.payfast.example': ['41.74.179.194', '2001:db8:0::9'] }
    const isSender = senderCheck(['w1w.payfast.example'], knowing(names))
    expect(await isSender('41.74.179.194')).toBe(true)
    expect(await isSender('2001:db8::9')).toBe(true)
    expect(await isSender('41.74.179.195')).toBe(false)
    names['w1w.payfast.example'] = ['41.74.179.195']
    expect(await isSender('41.74.179.195')).toBe(true)
  })

  it.each(['EAI_AGAIN', 'ENOTFOUND', 'ETIMEOUT'])(
    'is unknown while a lookup fails with %s, unless another host matches',
    async (code) => {
      const isSender = senderCheck(
        ['w1w.payfast.example', 'w2w.payfast.example', '10.0.0.0/8'],
        knowing({ 'w2w.payfast.example': ['41.74.179.194'] }, code),
      )
      expect(await isSender('10.1.2.3')).toBe(true)
      expect(await isSender('41.74.179.194')).toBe(true)
      await expect(isSender('41.13.7.9')).rejects.toMatchObject({ code: 'providerDown' })
    },
  )

  it('is by default in one of the published ranges, without any lookup', async () => {
    const { payfast } = loadConfig({ PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: 'k' })
    const addressesOf = vi.fn(knowing({}))
    const isSender = senderCheck(payfast?.hosts ?? [], addressesOf)
    for (const ip of [
      '197.97.145.144',
      '197.97.145.159',
      '41.74.179.192',
      '41.74.179.223',
      '102.216.36.0',
      '102.216.36.15',
      '102.216.36.128',
      '102.216.36.143',
      '144.126.193.139',
    ]) {
      expect(await isSender(ip), ip).toBe(true)
    }
    expect(addressesOf).not.toHaveBeenCalled()
  })
})
