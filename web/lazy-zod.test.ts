import { describe, expect, it, vi } from 'vitest'
import { z as zod } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import * as z from './lazy-zod.ts'

/** All calls, as declared by the server or with the browser's Zod. */
async function allCalls(): Promise<AnyCall[]> {
  vi.resetModules()
  await import('#contract/all-calls.ts')
  const { declaredCalls } = await import('#contract/call.ts')
  return declaredCalls()
}

/** The input that a schema accepts. */
const described = (schema: zod.ZodType | undefined) =>
  schema?.toJSONSchema({ io: 'input', unrepresentable: 'any' })

describe('the browser’s Zod', () => {
  it('builds a schema once, when it is first used', () => {
    let built = 0
    const shape = {
      get name() {
        built++
        return z.string().trim().min(1)
      },
    }
    const person = z.object(shape).extend({ age: z.number().optional() }).nullable()
    expect(built).toBe(0)
    expect(person.safeParse({ name: ' Ann ' }).data).toEqual({ name: 'Ann' })
    const after = built
    expect(person.safeParse({ name: '', age: 'x' }).error?.issues.map(({ path }) => path)).toEqual([
      ['name'],
      ['age'],
    ])
    expect(built).toBe(after)
  })

  it('knows the fields of an object before it is built', () => {
    const list = z.object({ page: z.number(), sort: z.string() })
    const shape = list
      .omit({ sort: true })
      .extend({ town: z.string() })
      .refine(() => true).shape
    expect(Object.keys(shape)).toEqual(['page', 'town'])
    expect(Object.keys(list.pick({ sort: true }).shape)).toEqual(['sort'])
    expect(list.partial().shape.page.safeParse(undefined).success).toBe(true)
    expect(list.partial().safeParse({}).success).toBe(true)
  })

  it('provides everything else that a schema has', () => {
    expect(z.enum(['a', 'b']).options).toEqual(['a', 'b'])
    expect(z.coerce.number().describe('size').parse('3')).toBe(3)
    expect(z.string() instanceof zod.ZodType).toBe(true)
  })

  it('treats every call like the server’s', async () => {
    const real = await allCalls()
    vi.doMock('zod', () => ({ z: { ...z, toJSONSchema: zod.toJSONSchema } }))
    const lazy = await allCalls()
    vi.doUnmock('zod')
    // The next file in this worker declares its calls with the server's Zod.
    vi.resetModules()
    expect(lazy.map(({ name }) => name)).toEqual(real.map(({ name }) => name))
    for (const [at, call] of real.entries()) {
      expect(described(lazy[at]?.input), call.name).toEqual(described(call.input))
      expect(described(lazy[at]?.output), call.name).toEqual(described(call.output))
    }
  })
})
