import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { PageBody } from './page-body.ts'

const html = Array.from({ length: 2000 }, (_, n) => `<li>House number ${n} in Lynnwood</li>`).join()

describe('the body of a cached page', () => {
  it('takes far less than the page, in every form that a client may ask for', () => {
    const body = new PageBody(Buffer.from(html))
    const weight = body.compact()
    expect(weight).toBeLessThan(html.length / 2)
    const forms = [body.packed('br'), body.packed('gzip')] as [Buffer, Buffer]
    expect(forms[0].length + forms[1].length).toBeLessThanOrEqual(weight)
    expect(String(brotliDecompressSync(forms[0]))).toBe(html)
    expect(String(gunzipSync(forms[1]))).toBe(html)
    expect(body.packed('gzip')).toBe(forms[1])
    expect(String(body.plain)).toBe(html)
  })

  it('is compressed better once it has been sent several times', async () => {
    const body = new PageBody(Buffer.from(html))
    const first = body.packed('br') as Buffer
    expect(body.packed('br')).toBe(first)
    body.packed('br')
    await vi.waitFor(() => expect(body.packed('br')?.length).toBeLessThan(first.length))
    expect(String(brotliDecompressSync(body.packed('br') as Buffer))).toBe(html)
  })

  it('that is small is not compressed', () => {
    const body = new PageBody(Buffer.from('<p>small</p>'))
    expect(body.compact()).toBeGreaterThan(12)
    expect([body.packed('br'), String(body.plain)]).toEqual([undefined, '<p>small</p>'])
  })
})
