import type { Location, NavigationType } from 'react-router'

interface Step {
  key: string
  address: string
}

interface Trail {
  steps: Step[]
  /** The step that is shown now. */
  at: number
}

const storageName = 'trail'
const mostSteps = 50
let trail: Trail = { steps: [], at: -1 }

/** The way of this tab through the site, also over pages that were loaded whole since. */
function readTrail(): Trail {
  try {
    const stored = sessionStorage.getItem(storageName)
    if (stored) trail = JSON.parse(stored) as Trail
  } catch {
    // Without storage it is what this page knows.
  }
  return trail
}

function saveTrail(next: Trail): void {
  const dropped = Math.max(0, next.steps.length - mostSteps)
  trail = { steps: next.steps.slice(dropped), at: next.at - dropped }
  try {
    sessionStorage.setItem(storageName, JSON.stringify(trail))
  } catch {
    // Without storage the way is forgotten with a reload.
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
  /** For the history: minus the number of steps. */
  delta: number
}

/** The latest step back that fits. */
export function findReturn(fits: (path: string) => boolean): Return | null {
  const { steps, at } = readTrail()
  for (let index = at - 1; index >= 0; index -= 1) {
    const { address } = steps[index] as Step
    if (fits(address.split('?')[0] as string)) return { address, delta: index - at }
  }
  return null
}
