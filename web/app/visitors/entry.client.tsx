import { hydrate, render } from 'preact'
import { pageScreens } from 'virtual:visitor-screens'
import { isLostScript } from '../shell/errors/lost-script.ts'
import { LostScriptNotice } from '../shell/errors/lost-script-notice.tsx'
import { followHistory } from './go.ts'
import { arrive, hereLocation } from './history.ts'
import { whileHydrating } from './hydrating.ts'
import { matchesOf, type ScreenModule } from './matches.ts'
import { pageDataId, siteId, type PageData } from './page-data.ts'
import { setState } from './router-state.ts'
import { Site } from './site.tsx'

async function start() {
  const site = document.getElementById(siteId)
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData
  const load = pageScreens[data.id]
  if (!site || !load) throw new Error(`The page ${data.id} is not among those for visitors`)
  const type = arrive()
  const location = hereLocation()
  const state = { location, type, next: null, revalidating: false }
  try {
    const screen = (await load()) as ScreenModule
    setState({ ...state, matches: matchesOf(data, screen, location.pathname) })
    followHistory()
    whileHydrating(() => hydrate(<Site />, site))
    document.documentElement.dataset.reacts = ''
  } catch (error) {
    if (!isLostScript(error)) throw error
    setState({ ...state, matches: [] })
    sayLost(error)
  }
}

/** The page can still be read; only what lives by script is missing. */
function sayLost(error: Error) {
  const notice = document.createElement('div')
  document.querySelector('main')?.prepend(notice)
  render(<LostScriptNotice error={error} />, notice)
}

void start()
