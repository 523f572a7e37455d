import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../route-table.ts'
import routes from '../../routes.ts'
import { listOfRecord } from '../use-way-back.ts'
import { backOfficeMenu, currentPath, menuFor } from './office-menu.ts'

const everywhere = () => true
const labels = (groups: ReturnType<typeof menuFor>) =>
  groups.map((group) => [group.label, ...group.entries.map((entry) => entry.label)])

describe('the side menu', () => {
  it('has its groups in order', () => {
    expect(backOfficeMenu.map((group) => group.label)).toEqual([
      'Today',
      'Listings',
      'People',
      'Offers',
      'Finance',
      'Email',
      'Marketing',
      'Setup',
      'Logs',
    ])
  })

  it('shows a Super Admin the setup', () => {
    const setup = labels(menuFor({ role: 'superAdmin' }, everywhere)).find(
      ([group]) => group === 'Setup',
    )
    expect(setup).toContain('Contact Us Sources')
  })

  it('shows a Designer landing pages and uploads, and nothing else of the back office', () => {
    const seen = labels(menuFor({ role: 'designer' }, everywhere))
    expect(seen.filter(([group]) => group !== 'Today')).toEqual([
      ['Marketing', 'Landing Pages', 'Upload Campaign', 'HTML Preview'],
    ])
  })

  it('omits entries without a screen', () => {
    const only = (path: string) => path === '/contactUsSource/list'
    expect(labels(menuFor({ role: 'superAdmin' }, only))).toEqual([['Setup', 'Contact Us Sources']])
  })

  it('is empty for a visitor', () => {
    expect(menuFor(null, everywhere)).toEqual([])
  })

  it('highlights the list while one of its records is open', () => {
    const paths = [{ to: '/contactUsLog' }, { to: '/contactUsSource/list' }]
    expect(currentPath(paths, '/contactUsSource/list')).toBe('/contactUsSource/list')
    expect(currentPath(paths, '/contactussource/7/')).toBe('/contactUsSource/list')
    expect(currentPath(paths, '/contactUsSources')).toBeUndefined()
  })

  it('prefers an exact match to a list with the same prefix', () => {
    const paths = [{ to: '/status/list' }, { to: '/status/changeLogPage' }]
    expect(currentPath(paths, '/status/changeLogPage')).toBe('/status/changeLogPage')
    expect(currentPath(paths, '/status/Edit/4')).toBe('/status/list')
  })

  it('highlights the landing pages while one of them is being edited', () => {
    const office = menuFor({ role: 'designer' }, everywhere).flatMap(({ entries }) => entries)
    for (const path of ['/landingPage/0', '/landingPageProperty/7', '/newLandingPage']) {
      expect(currentPath(office, path)).toBe('/landingPages')
    }
  })

  it('highlights an entry on every screen of the back office', () => {
    const entries = menuFor({ role: 'superAdmin' }, everywhere).flatMap((group) => [
      ...(group.entry ? [group.entry] : []),
      ...group.entries,
    ])
    const office = routes.filter(({ file }) => /shell\/(office|week|listings)/.test(file))
    const unmarked = pathsOf(office).filter((path) => currentPath(entries, path) === undefined)
    // An agency has its dashboard on the site; a Super Admin has no link to it.
    expect(unmarked).toEqual(['/agencydashboard'])
  })
})

describe('the link back', () => {
  const lists = [
    { label: 'Property Types', to: '/propertyTypes/list', also: ['/propertyType'] },
    { label: 'Conversations', to: '/conversations' },
  ]

  it('leads from a form to its list', () => {
    expect(listOfRecord(lists, '/propertyType/new')?.label).toBe('Property Types')
  })

  it('leads from a missing conversation to the others', () => {
    expect(listOfRecord(lists, '/conversations/7')?.label).toBe('Conversations')
  })

  it('is not offered on the list itself', () => {
    expect(listOfRecord(lists, '/propertyTypes/list/')).toBeNull()
  })
})
