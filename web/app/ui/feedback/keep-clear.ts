/** Bars that stick to the bottom of the page leave at most so much below them. */
const gap = 24

/** What a control belongs to and an alert can be about: a row of a table or a card. */
export function subjectOf(control: Element): Element | null {
  return control.closest('tr, article, li, [role="row"]')
}

/**
 * Places the alerts where they cover neither a bar at the bottom of the page nor what they are about, the control that
 * was pressed or the field that is wrong, with the row or card around it: at the bottom, or else at the top.
 */
export function keepClear(area: HTMLElement, control: Element | null): void {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ top, bottom, height }) => height > 0 && top < innerHeight && bottom >= innerHeight - gap,
    )
  const taken = Math.max(0, ...bars.map(({ top }) => innerHeight - top))
  area.style.setProperty('--taken', `${taken}px`)
  delete area.dataset['edge']
  if (!control || control === document.body || area.contains(control)) return
  const own = control.getBoundingClientRect()
  // The page itself has the focus after a navigation; it is no control.
  if (own.height > innerHeight / 2) return
  const around = subjectOf(control)?.getBoundingClientRect() ?? own
  const atBottom = covered(area, own, around)
  if (atBottom === 0) return
  area.dataset['edge'] = 'top'
  if (covered(area, own, around) > atBottom) delete area.dataset['edge']
}

/** How much of what it is about an alert covers; the control itself weighs more than anything around it. */
function covered(area: HTMLElement, control: DOMRect, around: DOMRect): number {
  const alerts = area.getBoundingClientRect()
  return shared(alerts, around) + (shared(alerts, control) > 0 ? innerWidth * innerHeight : 0)
}

function shared(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
