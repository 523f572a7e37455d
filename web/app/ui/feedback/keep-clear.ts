import { inkUnder } from './ink-under.ts'

/** The largest gap below a bar that sticks to the bottom of the page. */
const gap = 24

/** The table row or card that a control belongs to, which an alert may be about. */
export function subjectOf(control: Element): Element | null {
  return control.closest('tr, article, li, [role="row"]')
}

/**
 * Places the alerts at the bottom of the page, above any bars there, or at its top: whichever covers less of the
 * control that was pressed or the field that is invalid, then of the row or card around it, then of any text. The
 * header of a table stays visible. Alerts that are already placed move only when they are in the way.
 */
export function keepClear(area: HTMLElement, control: Element | null, isPlaced = false): void {
  const content = document.querySelector('main')?.getBoundingClientRect()
  area.style.setProperty('--start', `${content?.left ?? 0}px`)
  area.style.setProperty('--end', `${content ? innerWidth - content.right : 0}px`)
  area.style.setProperty('--taken', `${takenByBars()}px`)
  const used = usedPlace(area, control)
  if (isPlaced && coveredOf(area, used) === 0) return
  const atBottom = cost(area, used, null)
  if (atBottom === 0) return
  if (cost(area, used, 'top') >= atBottom) moveTo(area, null)
}

function takenByBars(): number {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ top, bottom, height }) => height > 0 && top < innerHeight && bottom >= innerHeight - gap,
    )
  return Math.max(0, ...bars.map(({ top }) => innerHeight - top))
}

interface UsedPlace {
  control: DOMRect
  around: DOMRect
}

function usedPlace(area: HTMLElement, control: Element | null): UsedPlace | null {
  if (!control || control === document.body || area.contains(control)) return null
  const own = control.getBoundingClientRect()
  // After a navigation the page itself has the focus, which is not a control.
  if (own.height > innerHeight / 2) return null
  return { control: own, around: subjectOf(control)?.getBoundingClientRect() ?? own }
}

function moveTo(area: HTMLElement, edge: 'top' | null): void {
  area.style.removeProperty('--head')
  delete area.dataset['edge']
  if (!edge) return
  area.dataset['edge'] = edge
  const alerts = placeOf(area)
  const heads = [...document.querySelectorAll('thead th')].map((head) =>
    head.getBoundingClientRect(),
  )
  const covered = heads.filter((head) => shared(alerts, head) > 0).map(({ bottom }) => bottom)
  if (covered.length) area.style.setProperty('--head', `${Math.max(...covered)}px`)
}

/** Moves the alerts to this edge, and returns the cost of what they cover there. */
function cost(area: HTMLElement, used: UsedPlace | null, edge: 'top' | null): number {
  moveTo(area, edge)
  return coveredOf(area, used) + inkUnder(area, placeOf(area))
}

/** The control weighs more than everything around it, and that more than any text. */
function coveredOf(area: HTMLElement, used: UsedPlace | null): number {
  if (!used) return 0
  const alerts = placeOf(area)
  const page = innerWidth * innerHeight
  return (shared(alerts, used.control) > 0 ? page * page : 0) + shared(alerts, used.around) * 10
}

/** The rectangle of the alerts, which are narrower than their area. */
function placeOf(area: HTMLElement): DOMRect {
  return (area.firstElementChild ?? area).getBoundingClientRect()
}

function shared(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
