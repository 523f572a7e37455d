import { describe, expect, it } from 'vitest'
import { menusFor } from './menu.ts'
import { hasRoute } from '../route-paths.ts'

const everyLink = (role: Parameters<typeof menusFor>[0]) => {
  const menus = menusFor(role)
  return [menus.header, menus.account, menus.office, menus.footer]
    .flat()
    .flatMap(({ links }) => links)
}

describe('the menus', () => {
  it('lead only to screens that exist', () => {
    for (const role of ['superAdmin', 'designer', 'privateUser'] as const) {
      expect(everyLink({ role }).filter(({ to }) => !hasRoute(to))).toEqual([])
    }
  })

  it('show a visitor neither an account nor the back office', () => {
    expect(menusFor(null)).toMatchObject({ account: [], office: [] })
  })

  it('show the back office to those who may open it alone', () => {
    expect(menusFor({ role: 'privateUser' }).office).toEqual([])
    const tos = menusFor({ role: 'superAdmin' }).office.flatMap(({ links }) => links)
    expect(tos.map(({ to }) => to)).toContain('/contactUsSource/list')
  })

  it('begin the back office with what waits, for who may see that', () => {
    expect(menusFor({ role: 'superAdmin' }).officeHome).toBe('/today')
    expect(menusFor({ role: 'designer' }).officeHome).toBe('/landingPages')
    expect(menusFor({ role: 'agent' }).officeHome).toBeNull()
  })

  it('find a screen whatever the case of its path', () => {
    expect(hasRoute('/SHARE/contact?sent=1')).toBe(true)
    expect(hasRoute('/no/such/page')).toBe(false)
  })
})
