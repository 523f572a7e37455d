// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followHistory, go, guardLeaving, revalidate } from './go.ts'
import { hereLocation } from './history.ts'
import type { NextData } from './page-data.ts'
import { currentState, setState } from './router-state.ts'

const asked = vi.fn<(address: string) => Promise<NextData>>()
const opened = vi.fn()

const results = '/property/residential/searchResult'

const page = (shown: string): NextData => ({ id: 'results', title: shown, screen: { shown } })
const shownData = () => currentState().matches.at(-1)?.loaderData

/** One for the file, as in a page. */
followHistory()

beforeEach(() => {
  asked.mockReset()
  opened.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '', results)
  vi.stubGlobal('fetch', async (address: string) => Response.json(await asked(address)))
  vi.spyOn(window.location, 'assign').mockImplementation(opened)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const frame = { pathname: results, params: {}, handle: undefined, Component: () => null }
  setState({
    location: hereLocation(),
    type: 'POP',
    matches: [
      { ...frame, id: 'root', loaderData: { company: 'Jacaranda' } },
      { ...frame, id: 'results', loaderData: { shown: 'all' } },
    ],
    next: null,
    revalidating: false,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('another search of the same page is shown in it, with its own address and title', async () => {
  asked.mockResolvedValue(page('pools'))
  await go('?pool=true')
  expect(asked).toHaveBeenCalledWith(`${results}.page?pool=true`)
  expect(shownData()).toEqual({ shown: 'pools' })
  expect(currentState().matches[0]?.loaderData).toEqual({ company: 'Jacaranda' })
  expect([window.location.search, document.title, currentState().type]).toEqual([
    '?pool=true',
    'pools',
    'PUSH',
  ])
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  expect(opened).not.toHaveBeenCalled()
})

it('while it loads, the page says where the visitor is going', async () => {
  let answer = (_data: NextData) => {}
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const going = go('?pool=true', { preventScrollReset: true })
  expect(currentState().next?.search).toBe('?pool=true')
  answer(page('pools'))
  await going
  expect(currentState().next).toBeNull()
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('of two searches after each other the second is shown, whichever arrives last', async () => {
  const answers: ((data: NextData) => void)[] = []
  asked.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const both = [go('?first=1'), go('?second=1')]
  answers[1]?.(page('second'))
  await Promise.resolve()
  answers[0]?.(page('first'))
  await Promise.all(both)
  expect(shownData()).toEqual({ shown: 'second' })
  expect(window.location.search).toBe('?second=1')
})

it('Back shows the search before, without a reload', async () => {
  asked.mockImplementation(async (address) => page(address))
  await go('?first=1')
  await go('?second=1')
  history.replaceState(history.state, '', '?first=1')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(shownData()).toEqual({ shown: `${results}.page?first=1` }))
  expect(currentState().type).toBe('POP')
})

it('a search that the screen can show with what it has asks for nothing, forth and back', async () => {
  const state = currentState()
  const matches = state.matches.map((match) => ({ ...match, shouldRevalidate: () => false }))
  setState({ ...state, matches })
  await go('?season=Peak', { preventScrollReset: true })
  expect([currentState().location.search, window.location.search]).toEqual([
    '?season=Peak',
    '?season=Peak',
  ])
  history.replaceState(null, '', results)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(currentState().location.search).toBe(''))
  expect(asked).not.toHaveBeenCalled()
  expect(shownData()).toEqual({ shown: 'all' })
})

it('another page is loaded whole, and gets the state that was sent to it', async () => {
  await go('/user/login', { state: { from: 'heart' } })
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/user\/login$/))
  expect(sessionStorage.getItem('next-page')).toContain('"from":"heart"')
  expect(asked).not.toHaveBeenCalled()
})

it('what only a whole load can show is loaded whole: another page, a refusal, no connection', async () => {
  asked.mockResolvedValueOnce({ leave: '/resort/KNYS' })
  await go('?resort=KNYS')
  expect(opened).toHaveBeenLastCalledWith('/resort/KNYS')
  asked.mockRejectedValueOnce(new Error('no connection'))
  await go('?page=2')
  expect(opened).toHaveBeenLastCalledWith(expect.stringMatching(/\?page=2$/))
  expect(shownData()).toEqual({ shown: 'all' })
})

it('a form with unsaved input can hold back another page, until the person agrees', async () => {
  let agree = () => {}
  const stop = guardLeaving((_next, proceed) => {
    agree = proceed
    return true
  })
  await go('/about/us')
  expect(opened).not.toHaveBeenCalled()
  agree()
  expect(opened).toHaveBeenCalledTimes(1)
  stop()
})

it('the page can load its data again', async () => {
  asked.mockResolvedValue(page('fresh'))
  await revalidate()
  expect(asked).toHaveBeenCalledWith(`${results}.page`)
  expect([shownData(), currentState().revalidating]).toEqual([{ shown: 'fresh' }, false])
})
