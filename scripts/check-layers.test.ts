import { describe, expect, it } from 'vitest'
import { checkLayers } from './check-layers.ts'

const aliases = {
  '#contract/*': './contract/src/*',
  '#server/*': './server/src/*',
  '#web/*': './web/app/*',
}

function problemsOf(files: Record<string, string>): string[] {
  return checkLayers(new Map(Object.entries(files)), aliases)
}

const crud = 'server/src/kit/crud.ts'
const api = 'server/src/http/api.ts'
const kitToHttp = `${crud} -> ${api}`

describe('a forbidden import', () => {
  it.each([
    ['contract', 'contract/src/call.ts', 'fastify'],
    ['contract', 'contract/src/call.ts', '#server/config.ts'],
    ['config', 'server/src/config.ts', './gateways/files.ts'],
    ['config', 'server/src/config/payments.ts', '../gateways/files.ts'],
    ['db', 'server/src/db/open.ts', '../kit/secrets.ts'],
    ['db', 'server/src/db/open.ts', '#server/features/weeks/weeks.service.ts'],
    ['db', 'server/src/db/open.ts', '../start.ts'],
    ['drizzle', 'server/src/features/weeks/weeks.queries.ts', 'drizzle-orm'],
    ['drizzle', crud, 'drizzle-orm/pg-core'],
    ['gateways', 'server/src/gateways/files.ts', '../kit/secrets.ts'],
    ['gateways', 'server/src/gateways/files.ts', '../features/weeks/weeks.service.ts'],
    ['kit', crud, '../http/api.ts'],
    ['kit', crud, '../features/weeks/weeks.service.ts'],
    ['kit', crud, '../app.ts'],
    ['kit', crud, '../archive/settle.ts'],
    ['archive', 'server/src/archive/restore.ts', '../http/api.ts'],
    ['archive', 'server/src/archive/restore.ts', '../features/weeks/weeks.service.ts'],
    ['archive', 'server/src/archive/restore.ts', '../start.ts'],
    ['features', 'server/src/features/weeks/weeks.service.ts', '../../start.ts'],
    ['features', 'server/src/features/weeks/weeks.service.ts', '../../archive/settle.ts'],
    ['http', api, '../features/weeks/weeks.service.ts'],
    ['http', api, '../app.ts'],
    [
      'feature to feature',
      'server/src/features/offers/offers.service.ts',
      '../weeks/weeks.queries.ts',
    ],
    [
      'feature to feature',
      'server/src/features/offers/offer-emails.ts',
      '../weeks/weeks.routes.ts',
    ],
    ['service to routes', 'server/src/features/weeks/weeks.service.ts', './weeks.routes.ts'],
    ['service to http', 'server/src/features/weeks/weeks.service.ts', '../../http/api.ts'],
    ['queries to service', 'server/src/features/weeks/weeks.queries.ts', './weeks.service.ts'],
    ['server to web', api, '#web/links.ts'],
    ['web to server', 'web/app/links.ts', '#server/config.ts'],
    ['ui', 'web/app/ui/button.tsx', '../backoffice/office.tsx'],
    ['ui', 'web/app/ui/button.tsx', '../features/weeks/week.tsx'],
    ['ui', 'web/app/ui/button.tsx', '../session/guard.ts'],
    ['backoffice', 'web/app/backoffice/office.tsx', '../features/weeks/week.tsx'],
    ['backoffice', 'web/app/backoffice/office.tsx', '../shared/weeks/week-card.tsx'],
    ['shared', 'web/app/shared/weeks/week-card.tsx', '../../features/weeks/week.tsx'],
    ['web feature to feature', 'web/app/features/offers/offer.tsx', '../weeks/week.tsx'],
    ['testing', api, '../testing/builders.ts'],
    ['testing', api, '../db/testing.ts'],
  ])('violates the rule "%s": %s imports %s', (rule, from, to) => {
    const problems = problemsOf({ [from]: `import { it } from '${to}'` })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`[${rule}] ${from} -> `)
  })

  it.each([
    ['a type import', `import type { Api } from '../http/api.ts'`],
    ['a type among values', `import { type Api } from '../http/api.ts'`],
    ['an import by alias', `import { api } from '#server/http/api.ts'`],
    ['an import for its effect', `import '../http/api.ts'`],
    ['a re-export', `export { api } from '../http/api.ts'`],
    ['a re-export of everything', `export * from '../http/api.ts'`],
    ['a dynamic import', `export const api = () => import('../http/api.ts')`],
    ['the type of an import', `export type Api = import('../http/api.ts').Api`],
  ])('is found as %s', (_kind, source) => {
    expect(problemsOf({ [crud]: source })).toEqual([
      `[kit] ${kitToHttp}\n  The kit is below http and the features.`,
    ])
  })
})

describe('an allowed import', () => {
  it.each([
    ['contract/src/call.ts', 'zod'],
    ['contract/src/call.ts', './errors.ts'],
    [crud, '../db/connect.ts'],
    [crud, '../config.ts'],
    [api, '../kit/crud.ts'],
    ['server/src/archive/restore.ts', '../kit/secrets.ts'],
    ['server/src/start.ts', './archive/settle.ts'],
    ['server/src/features/weeks/weeks.service.ts', '../../services.ts'],
    ['server/src/features/offers/offers.service.ts', '../weeks/weeks.service.ts'],
    ['server/src/features/offers/offers.service.ts', '../weeks/weeks.policy.ts'],
    ['server/src/features/offers/offers.service.ts', './offers.queries.ts'],
    ['server/src/features/weeks/weeks.routes.ts', '../../http/bind.ts'],
    ['server/src/features/all-routes.ts', './weeks/weeks.routes.ts'],
    ['server/src/app.ts', './features/all-routes.ts'],
    ['web/app/features/offers/offer.tsx', '#contract/call.ts'],
    ['web/app/backoffice/office.tsx', '../ui/button.tsx'],
    ['server/src/kit/crud.test.ts', '../http/api.ts'],
  ])('passes: %s imports %s', (from, to) => {
    expect(problemsOf({ [from]: `import { it } from '${to}'` })).toEqual([])
  })

  it('may be mentioned in a comment or a text', () => {
    const source = `// import '../http/api.ts'\nexport const text = "import '../http/api.ts'"`
    expect(problemsOf({ [crud]: source })).toEqual([])
  })
})

describe('a circular import', () => {
  const first = 'contract/src/first.ts'
  const second = 'contract/src/second.ts'
  const third = 'contract/src/third.ts'

  it('is reported as a chain, type imports included', () => {
    const problems = problemsOf({
      [first]: `import { b } from './second.ts'`,
      [second]: `import type { C } from './third.ts'`,
      [third]: `export type A = import('./first.ts').A`,
    })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`Circular: ${third} -> ${first} -> ${second} -> ${third}`)
  })

  it('of a file with itself is found', () => {
    const problems = problemsOf({ [first]: `export * from './first.ts'` })
    expect(problems).toEqual([`[cycle] ${first} -> ${first}\n  Circular: ${first} -> ${first}`])
  })

  it('between features is found even when no single file imports itself', () => {
    const problems = problemsOf({
      'server/src/features/offers/a.service.ts': `import '../weeks/b.service.ts'`,
      'server/src/features/weeks/c.service.ts': `import '../offers/d.service.ts'`,
    })
    expect(problems).toEqual([
      '[feature cycle] weeks -> offers\n  Circular: weeks -> offers -> weeks',
    ])
  })
})
