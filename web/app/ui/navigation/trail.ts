import type { Location, NavigationType } from 'react-router'

interface Step {
  key: string
  address: string
}

interface Trail {
  steps: Step[]
  /** The index of the current step. */
  at: number
}

const storageName = 'trail'
const mostSteps = 50
let trail: Trail = { steps: [], at: -1 }

/** The history of this tab on the site, including pages that were loaded in full. */
function readTrail(): Trail {
  try {
    const stored = sessionStorage.getItem(storageName)
    if (stored) trail = JSON.parse(stored) as Trail
  } catch {
    // Without storage, only the steps since the last full page load are known.
  }
  return trail
}

function saveTrail(next: Trail): void {
  const dropped = Math.max(0, next.steps.length - mostSteps)
  trail = { steps: next.steps.slice(dropped), at: next.at - dropped }
  try {
    sessionStorage.setItem(storageName, JSON.stringify(trail))
  } catch {
    // Without storage, the trail is lost on a full page load.
  }
}

/** Records a navigation, as the browser's history does. */
export function recordStep(type: `${NavigationType}`, location: Location): void {
  const { steps, at } = readTrail()
  const step = { key: location.key, address: `${location.pathname}${location.search}` }
  if (steps[at]?.key === step.key && steps[at].address === step.address) return
  if (type === 'PUSH') return saveTrail({ steps: [...steps.slice(0, at + 1), step], at: at + 1 })
  if (type === 'REPLACE' && at >= 0) return saveTrail({ steps: steps.with(at, step), at })
  const known = steps.findIndex(({ key, address }) => key === step.key && address === step.address)
  saveTrail(known < 0 ? { steps: [step], at: 0 } : { steps, at: known })
}

interface Return {
  address: string
  /** For `history.go`: minus the number of steps. */
  delta: number
}

/** The most recent earlier step whose path fits. */
export function findReturn(fits: (path: string) => boolean): Return | null {
  const { steps, at } = readTrail()
  for (let index = at - 1; index >= 0; index -= 1) {
    const { address } = steps[index] as Step
    if (fits(address.split('?')[0] as string)) return { address, delta: index - at }
  }
  return null
}
