import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { forgetCalls } from './call.ts'
import { defineResource } from './resource.ts'

const verbs = ['list', 'get', 'create', 'update', 'remove'] as const

afterAll(() => forgetCalls(verbs.map((verb) => `gates.${verb}`)))

const spec = {
  name: 'gates',
  singular: 'gate',
  plural: 'gates',
  pages: { list: () => '/gates', create: () => '/gates/new', edit: (id: number) => `/gates/${id}` },
  path: '/api/gates',
  table: 'gates',
  who: 'settings.manage',
  fields: { name: z.string().min(1, 'Name is required!') },
  row: { name: z.string() },
  columns: [
    { key: 'id', label: 'Id' },
    { key: 'name', label: 'Name', lead: true },
  ],
  form: [{ kind: 'text', name: 'name', label: 'Name' }],
} as const

describe('a resource', () => {
  it('has five calls with one permission', () => {
    const gates = defineResource(spec)
    expect(
      verbs.map((verb) => [gates[verb].method, gates[verb].path, gates[verb].who].join(' ')),
    ).toEqual([
      'GET /api/gates settings.manage',
      'GET /api/gates/{id} settings.manage',
      'POST /api/gates settings.manage',
      'PUT /api/gates settings.manage',
      'DELETE /api/gates/{id} settings.manage',
    ])
  })

  it('names its screens after its nouns and lists the newest first by default', () => {
    const gates = defineResource({ ...spec, titles: { list: 'All gates' } })
    expect(gates.titles).toEqual({
      list: 'All gates',
      edit: 'Gate',
      create: 'New gate',
      createButton: 'New gate',
    })
    expect(gates.defaults).toEqual({ size: 10, sort: 'id', order: 'desc' })
  })

  it('validates creates and updates with the same rules', () => {
    const gates = defineResource(spec)
    const [created, updated] = [
      gates.create.input.safeParse({ name: '' }),
      gates.update.input.safeParse({ id: 1, version: 1, name: '' }),
    ]
    for (const { error } of [created, updated]) {
      expect(error?.issues.map(({ message }) => message)).toEqual(['Name is required!'])
    }
  })
})
