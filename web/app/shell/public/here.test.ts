import { expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import { menusFor } from '../menu.ts'
import { linksHere } from './here.ts'

const menus = menusFor(null)

it('the header is the same on pages that none of its links leads to', () => {
  expect(linksHere(menus, '/terms')).toEqual(linksHere(menus, '/user/login'))
  expect(linksHere(menus, '/property/residential/property/1')).toEqual(
    linksHere(menus, '/property/residential/property/2'),
  )
  expect(linksHere(undefined, '/')).toEqual([])
})

it('the header differs if one of its links leads to the page or to a parent of it', () => {
  const pages = [
    '/terms',
    links.propertyHome('Residential'),
    links.timeshareSearch(),
    links.aboutUs(),
  ]
  const here = pages.map((path) => linksHere(menus, path).join())
  expect(new Set(here).size).toBe(pages.length)
  expect(linksHere(menus, `${links.propertyHome('Residential').toUpperCase()}/`)).toEqual(
    linksHere(menus, links.propertyHome('Residential')),
  )
})
