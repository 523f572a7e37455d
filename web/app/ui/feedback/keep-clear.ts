/** Bars that stick to the bottom of the page leave at most so much below them. */
const gap = 24

/**
 * Places the alerts where they cover neither a bar at the bottom of the page nor the control that was
 * pressed: at the bottom, or at the top where the pressed control is at the bottom.
 */
export function keepClear(area: HTMLElement): void {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      ({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > innerHeight - gap,
    )
  const taken = Math.max(0, ...bars.map(({ top }) => innerHeight - top))
  area.style.setProperty('--taken', `${taken}px`)
  delete area.dataset['edge']
  const pressed = document.activeElement
  if (!pressed || pressed === document.body || area.contains(pressed)) return
  if (overlap(area.getBoundingClientRect(), pressed.getBoundingClientRect())) {
    area.dataset['edge'] = 'top'
  }
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  // The page itself has the focus after a navigation; it is no control.
  if (other.height > innerHeight / 2) return false
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
