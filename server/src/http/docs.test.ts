import { describe, expect, it } from 'vitest'
import { useApi } from '../testing/api.ts'

const api = useApi()

describe('the documentation of the API', () => {
  it('uses only files of this site, and no script inside the page', async () => {
    const { body, headers } = await api.app.inject('/api/docs')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).not.toMatch(/<script(?![^>]*src="\/)|<style|\son\w+=|https?:\/\//)
    const files = [...body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, file]) => file)
    expect(files).toHaveLength(5)
    for (const file of files) {
      expect((await api.app.inject(file as string)).statusCode, file).toBe(200)
    }
  })

  it('gives the viewer the same operations as programs', async () => {
    const [own, older] = await Promise.all(
      ['openapi.json', 'openapi-3.0.json'].map(async (name) =>
        (await api.app.inject(`/api/docs/${name}`)).json(),
      ),
    )
    expect(Object.keys(older.paths)).toEqual(Object.keys(own.paths))
    expect([own.openapi, older.openapi]).toEqual(['3.1.0', '3.0.3'])
  })
})
