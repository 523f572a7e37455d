import { deferredLayoutAttribute } from '../ui/layout/deferred-layout.ts'
import { layOutInSteps, stepsAttribute } from './lay-out-steps.ts'
import { alertsStorage } from '../ui/feedback/alerts-for-next-page.ts'
import { awaitsAttribute } from '../ui/feedback/awaits-script.ts'
import { startedEvent } from './started-event.ts'

/** How long a visitor who does nothing waits for what only a script can show. */
const idleMs = 8000

/** Marks the held script in the page. */
export const heldType = 'text/held'

/**
 * Runs in the page, as text: it may use nothing from outside. Starts the site's own scripts once the page has been
 * painted or, where all that a person sees is complete without them, when they first do something.
 */
function start(type: string, idle: number, awaits: string, alerts: string) {
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

  async function run(sign?: Event) {
    if (!held?.isConnected || held.dataset.run) return
    // A browser reports a resting pointer when the page below it changes.
    if (sign?.type === 'pointermove') {
      const { movementX, movementY } = sign as PointerEvent
      if (!movementX && !movementY) return
    }
    // The page itself put the focus there.
    if (sign?.type === 'focusin' && (sign.target as HTMLElement).autofocus) return
    held.dataset.run = 'yes'
    for (const each of signs) removeEventListener(each, run, early)
    const { needs = '', entry = '' } = held.dataset
    const first = needs.split(' ')
    const styled = wholeStyles()
    await preload([...first, entry])
    await styled
    for (const href of first) await evaluate(href)
    if (!held.textContent) return void evaluate(entry)
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = held.textContent
    document.head.append(script)
  }

  /** Asking for all of them at once would keep a slow telephone from reacting. */
  async function preload(hrefs: string[]) {
    for (const [at, href] of hrefs.entries()) {
      if (at > 0 && at % 8 === 0) await new Promise((resolve) => setTimeout(resolve))
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  }

  /** Each file in a task of its own, so that the page can react in between. The last one finds those that are missing. */
  function evaluate(href: string) {
    return new Promise<void>((resolve) => {
      const script = document.createElement('script')
      script.type = 'module'
      script.src = href
      script.onload = script.onerror = () => {
        script.remove()
        resolve()
      }
      document.head.append(script)
    })
  }

  /** The page came with the rules of its own elements only, and scripts are about to add others. */
  async function wholeStyles() {
    const part = document.querySelector('style[data-part]')
    if (!part) return
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')
    const fetched = [...sheets].map(
      (sheet) =>
        new Promise<boolean>((resolve) => {
          sheet.onload = () => resolve(true)
          sheet.onerror = () => resolve(false)
          sheet.removeAttribute('disabled')
        }),
    )
    if ((await Promise.all(fetched)).every(Boolean)) part.remove()
  }

  /** Something that a script completes is in sight, and not in a closed sheet. */
  function isAwaited() {
    return [...document.querySelectorAll(`[${awaits}]`)].some(
      (part) => part.getClientRects().length,
    )
  }

  /** The page before left word of what it did. */
  function hasAlerts() {
    try {
      return sessionStorage.getItem(alerts) !== null
    } catch {
      return false
    }
  }

  if (held.dataset.when === 'painted' || hasAlerts()) {
    requestAnimationFrame(() => setTimeout(() => run()))
    // A page in the background is not painted.
    if (document.hidden) void run()
    return
  }
  for (const each of signs) addEventListener(each, run, early)
  // The page has its layout by then: to ask earlier would lay it out twice.
  requestAnimationFrame(() => setTimeout(() => isAwaited() && run()))
  addEventListener('load', () => setTimeout(() => run(), idle), { once: true })
}

/**
 * Runs in the page, as text. What a person does before the page reacts is done once more when it does: a press on a
 * button that lives by script, a key of the screen, a choice, a text. A press on a link that opens something in the page
 * waits as well, and leads where it says only if the scripts do not arrive. React takes what it finds for the state it
 * knows, so each field first gets the value that it had.
 */
function repeatMissed(started: string, idle: number) {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  interface Wanted {
    value: string
    checked: boolean
    /** What the field itself held when the person last changed it. */
    shown: string
    /** What had been typed when React emptied the field. */
    lead: string
  }
  let pressed: HTMLElement | null = null
  let key: KeyboardEvent | null = null
  const wanted = new Map<Field, Wanted>()

  /** React has emptied a field in which a person is still typing. A field that rewrites its text is left alone. */
  function notice({ target }: Event) {
    const state = wanted.get(target as Field)
    if (state?.shown && (target as Field).value === '') state.lead = state.value
  }

  /** The element takes a press itself: of a page that is completed in one go, or because React has reached it. */
  function reacts(element: Element) {
    if (document.documentElement.dataset.reacts !== undefined) return true
    return Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  }

  /** After the press: React may have reached the button because of it. */
  function forget() {
    if (pressed && reacts(pressed)) pressed = null
  }

  /** Another button of the mouse, or a key held with it, asks the browser for a new tab. */
  function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
    return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
  }

  function holdLink(event: MouseEvent, link: HTMLAnchorElement) {
    event.preventDefault()
    setTimeout(() => {
      if (pressed === link) location.assign(link.href)
    }, idle)
  }

  function keep(event: Event) {
    const { type, target } = event
    if (type === 'click') {
      const button = (target as Element).closest?.<HTMLElement>(
        'button[type=button], a[data-opens-here]',
      )
      if (!button) return
      pressed = reacts(button) ? null : button
      if (!pressed || !(pressed instanceof HTMLAnchorElement)) return
      if (isPlain(event as MouseEvent)) holdLink(event as MouseEvent, pressed)
      else pressed = null
    } else if ((target as Field).type !== 'file') {
      const { value: shown, checked } = target as HTMLInputElement
      const lead = wanted.get(target as Field)?.lead ?? ''
      wanted.set(target as Field, { value: lead + shown, checked, shown, lead })
    }
  }

  /** A single key outside of a field; inside one it is text. */
  function keepKey(event: KeyboardEvent) {
    const isShortcut = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const isTyped = (event.target as Element).matches?.('input, textarea, select, button, a')
    if (isShortcut && !isTyped) key = event
  }

  function repeat(field: Field, { value, checked }: Wanted) {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      field.checked = !checked
      field.click()
      return
    }
    const isSelect = field instanceof HTMLSelectElement
    field.value = isSelect ? value : ''
    if (!isSelect) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      )
    }
    field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  }

  /** What the browser has opened by itself stays open, or closed since; only the scripts have yet to hear of it. */
  function pressAgain(button: HTMLElement) {
    const { popoverTargetElement: sheet } = button as Partial<HTMLButtonElement>
    if (!sheet) button.click()
    else if (sheet.matches(':popover-open')) {
      sheet.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }))
    }
  }

  const kept = ['click', 'input', 'change']
  for (const each of kept) document.addEventListener(each, keep, true)
  document.addEventListener('beforeinput', notice, true)
  document.addEventListener('keydown', keepKey, true)
  addEventListener('click', forget)
  document.addEventListener(
    started,
    () => {
      removeEventListener('click', forget)
      for (const each of kept) document.removeEventListener(each, keep, true)
      document.removeEventListener('beforeinput', notice, true)
      document.removeEventListener('keydown', keepKey, true)
      for (const [field, state] of wanted) if (field.isConnected) repeat(field, state)
      const button = pressed
      pressed = null
      if (button?.isConnected) pressAgain(button)
      // What already reacts has stopped it.
      else if (key && !key.defaultPrevented) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: key.key, bubbles: true }))
      }
    },
    { once: true },
  )
}

/**
 * Runs in the page, as text. Enter sends a search of several lines, where the browser alone would begin a new line.
 */
function sendWithEnter(started: string) {
  function send(event: KeyboardEvent) {
    const field = event.target as HTMLTextAreaElement
    if (event.key !== 'Enter' || event.isComposing) return
    if (!field.matches?.('textarea[enterkeyhint=search]') || !field.value.trim()) return
    event.preventDefault()
    field.form?.requestSubmit()
  }
  document.addEventListener('keydown', send, true)
  document.addEventListener(started, () => document.removeEventListener('keydown', send, true), {
    once: true,
  })
}

const called = (inPage: (...args: never[]) => void, ...args: (string | number)[]) =>
  `(${inPage.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`

/** The text of the script that starts the others, and completes the layout of the page. */
export const startScript = [
  called(repeatMissed, startedEvent, idleMs),
  called(sendWithEnter, startedEvent),
  called(start, heldType, idleMs, awaitsAttribute, alertsStorage),
  called(layOutInSteps, stepsAttribute, deferredLayoutAttribute, startedEvent),
].join(';')
