/** On a page whose later parts still wait for their layout. */
export const stepsAttribute = 'data-layout-steps'

/**
 * Runs in the page, as text: it may use nothing from outside. What begins below the screen waits for the first paint
 * (`base.css`), and is then laid out a few elements at a time, so that a slow telephone can be used in the meantime. A person
 * who comes back finds the page as high as it was. Where the scripts start by themselves, they come first.
 */
export function layOutInSteps(steps: string, part: string, started: string) {
  const page = document.documentElement
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit && visit.type !== 'navigate') return page.removeAttribute(steps)
  const later = [...document.querySelectorAll(`[${part}]`)]

  function step() {
    for (let size = 0; size < 80 && later.length > 0;) {
      const next = later.shift()
      size += next?.getElementsByTagName('*').length ?? 0
      next?.removeAttribute(part)
    }
    if (later.length > 0) afterPaint()
    else page.removeAttribute(steps)
  }
  function afterPaint() {
    requestAnimationFrame(() => setTimeout(step))
  }
  const startsByItself = document.querySelector('script[data-when=painted]') !== null
  if (startsByItself) document.addEventListener(started, afterPaint, { once: true })
  else afterPaint()
}
