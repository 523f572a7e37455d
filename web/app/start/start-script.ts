import { startedEvent } from './started-event.ts'

/** How long a visitor who does nothing waits for what only a script can show. */
const idleMs = 8000

/** Marks the held script in the page. */
export const heldType = 'text/held'

/**
 * Runs in the page, as text: it may use nothing from outside. Starts the site's own scripts once the page has been
 * painted or, where a page is complete without them, when a person first does something.
 */
function start(type: string, started: string, idle: number) {
  const held = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`)
  if (!held) return
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
  ]
  const early = { capture: true, passive: true }
  let missed: HTMLElement | null = null

  function run() {
    if (!held?.isConnected || held.dataset.run) return
    held.dataset.run = 'yes'
    for (const sign of signs) removeEventListener(sign, run, early)
    for (const href of held.dataset.needs?.split(' ') ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held.textContent
    document.head.append(script)
  }

  // A press on a button that lives by script is repeated once the script is there.
  function keep({ target }: Event) {
    const button = (target as Element).closest?.<HTMLElement>('button[type=button]')
    if (button) missed = button
  }
  document.addEventListener('click', keep, true)
  document.addEventListener(
    started,
    () => {
      document.removeEventListener('click', keep, true)
      if (missed?.isConnected) missed.click()
    },
    { once: true },
  )

  if (held.dataset.when === 'painted') {
    requestAnimationFrame(() => setTimeout(run))
    // A page in the background is not painted.
    if (document.hidden) run()
    return
  }
  for (const sign of signs) addEventListener(sign, run, early)
  addEventListener('load', () => setTimeout(run, idle), { once: true })
}

/** The text of the script that starts the others. */
export const startScript = `(${start.toString()})(${JSON.stringify(heldType)},${JSON.stringify(startedEvent)},${idleMs})`
