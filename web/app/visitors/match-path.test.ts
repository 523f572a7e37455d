import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '../routes.ts'
import { createMatcher } from './match-path.ts'

const find = createMatcher(routes)

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx$/, '')

const toRoutes = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map((entry) =>
    entry.index
      ? { id: idOf(entry), index: true }
      : {
          id: idOf(entry),
          ...(entry.path === undefined ? {} : { path: entry.path }),
          children: toRoutes(entry.children ?? []),
        },
  )

const whole = toRoutes(routes)

const paths = [
  '/',
  '/property/residential',
  '/property/residential/searchResult',
  '/property/commercial/searchresult/',
  '/property/residential/12',
  '/property/residential/12/a-home-in-knysna',
  '/resort/KNYS',
  '/resort/KNYS/unit/3',
  '/timesharesearch',
  '/timeshareToByResults',
  '/agency/a-b-12',
  '/user/login',
  '/user/forgotPasswordReset/abc%2Fdef',
  '/about/us',
  '/EnquireNow/3',
  '/admin',
  '/nothing/here/at/all',
  '/caf%C3%A9',
]

it.each(paths)('%s leads to the same screen as in the router of the whole site', (path) => {
  const found = find(path)
  const [last] = matchRoutes(whole, path)?.slice(-1) ?? []
  expect(found?.id).toBe(last?.route.id)
  expect(found?.params ?? {}).toEqual({ ...last?.params })
})

it('an address that cannot be decoded is left to the router of the whole site', () => {
  expect(find('/resort/%E0%A4%A')).toBeUndefined()
})
