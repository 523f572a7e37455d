import { describe, expect, it } from 'vitest'
import { menusFor, siteMenus } from './menu.ts'
import { backOfficeMenu } from './office/office-menu.ts'
import { hasRoute } from '../route-paths.ts'

/**
 * Every declared entry, including those hidden from everyone because their screen does not exist.
 */
const declared = [...siteMenus, ...backOfficeMenu.map(({ entry, entries }) => ({ entry, entries }))]
  .flatMap((group) => [...('entry' in group && group.entry ? [group.entry] : []), ...group.entries])
  .map(({ label, to }) => ({ label, to }))

const deadEnds = (entries: typeof declared) => entries.filter(({ to }) => !hasRoute(to))

describe('the menus', () => {
  it('lead only to screens that exist', () => {
    expect(
      deadEnds(declared),
      'These menu entries have no screen: add their paths to web/app/routes.ts',
    ).toEqual([])
  })

  it('are checked: an entry without a screen is reported', () => {
    expect(declared.map(({ to }) => to)).toContain('/contactUsSource/list')
    const gates = { label: 'Gates', to: '/gates' }
    expect(deadEnds([...declared, gates])).toEqual([gates])
  })

  it('show a visitor neither an account nor the back office', () => {
    expect(menusFor(null)).toMatchObject({ account: [], office: [] })
  })

  it('show the back office only to those who may open it', () => {
    expect(menusFor({ role: 'privateUser' }).office).toEqual([])
    const tos = menusFor({ role: 'superAdmin' }).office.flatMap(({ links }) => links)
    expect(tos.map(({ to }) => to)).toContain('/contactUsSource/list')
  })

  it('start the back office with Today, for those who may see it', () => {
    expect(menusFor({ role: 'superAdmin' }).officeHome).toBe('/today')
    expect(menusFor({ role: 'designer' }).officeHome).toBe('/landingPages')
    expect(menusFor({ role: 'agent' }).officeHome).toBeNull()
  })

  it('show a Designer the site and their own account, and nothing about listings or offers', () => {
    const { header, account, footer } = menusFor({ role: 'designer' })
    const shown = [...header, ...account, ...footer].flatMap((group) => group.links)
    const forListers = [
      '/property/list',
      '/timeshare/sell',
      '/timeshare/myWeeks',
      '/PropertyAdmin',
      '/properties',
      '/leads',
      '/Offers',
    ]
    const tos = (links: typeof shown) => links.map(({ to }) => to)
    expect(tos(shown).filter((to) => forListers.includes(to))).toEqual([])
    expect(tos(account.flatMap((group) => group.links))).toEqual([
      '/savedSearches',
      '/notifications',
      '/user/updateProfileInfo',
      '/user/security',
      '/user/twoFactor',
      '/user/privacy',
    ])
    const visitors = menusFor(null).header.flatMap((group) => group.links)
    expect(tos(visitors)).toEqual(
      expect.arrayContaining(['/property/list', '/timeshare/sell', '/timeshare/myWeeks']),
    )
  })

  it('find a screen regardless of the case of its path', () => {
    expect(hasRoute('/SHARE/contact?sent=1')).toBe(true)
    expect(hasRoute('/no/such/page')).toBe(false)
  })
})
