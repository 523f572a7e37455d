// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alertsStorage } from '../ui/feedback/alerts-for-next-page.ts'
import { awaitsAttribute } from '../ui/feedback/awaits-script.ts'
import { startedEvent } from './started-event.ts'
import { startScript } from './start-script.ts'

function open(when: 'used' | 'painted') {
  document.head.innerHTML = ''
  document.body.innerHTML = `<button type="button">Menu</button><input type="checkbox"><input type="text"><select><option>a</option><option>b</option></select><script type="text/held" data-when="${when}" data-needs="/assets/a.js /assets/b.js" data-entry="/assets/entry.js">import "/assets/a.js"</script>`
  // oxlint-disable-next-line no-implied-eval, no-new-func -- As a page runs it.
  new Function(startScript)()
}
/** The router's own script, which begins to draw the page. */
const started = () => document.head.querySelector('script[type=module]:not([data-src])')
/** The file that is being run. */
const running = () => document.head.querySelector<HTMLElement>('script[data-src]')
const settled = () => vi.advanceTimersByTimeAsync(0)

async function runFiles(end: 'load' | 'error' = 'load') {
  await settled()
  for (let file = running(); file; file = running()) {
    file.dispatchEvent(new Event(end))
    await settled()
  }
}
const textField = () => document.querySelector('input[type=text]') as HTMLInputElement
const button = () => document.querySelector('button') as HTMLButtonElement

function type(letters: string) {
  for (const letter of letters) {
    textField().dispatchEvent(new Event('beforeinput', { bubbles: true }))
    textField().value += letter
    textField().dispatchEvent(new Event('input', { bubbles: true }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  // A test says itself when a file has run.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLElement,
    href,
  ) {
    this.dataset.src = String(href)
  })
})
// The page of one test is over before the next begins.
afterEach(() => {
  button().remove()
  document.dispatchEvent(new Event(startedEvent))
  // The next file of tests runs in the same process.
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the script that starts the others', () => {
  it('waits for the first sign of a person, and then fetches everything', async () => {
    open('used')
    await runFiles()
    expect(document.head.children).toHaveLength(0)
    const moved = (movementX: number) =>
      Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 })
    document.body.dispatchEvent(moved(0))
    await runFiles()
    expect(document.head.children).toHaveLength(0)
    document.body.dispatchEvent(moved(2))
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    const fetched = [...document.head.querySelectorAll('link')].map((link) =>
      link.getAttribute('href'),
    )
    expect(fetched).toEqual(['/assets/a.js', '/assets/b.js', '/assets/entry.js'])
    await runFiles()
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
    expect(started()?.textContent).toBe('import "/assets/a.js"')
  })

  it('waits for nobody where something in sight is still to come', async () => {
    const sight = vi.spyOn(HTMLInputElement.prototype, 'getClientRects')
    const shown = (rects: number) => sight.mockReturnValue({ length: rects } as DOMRectList)
    async function openAwaiting() {
      open('used')
      textField().setAttribute(awaitsAttribute, '')
      await vi.advanceTimersByTimeAsync(50)
    }
    shown(0)
    await openAwaiting()
    expect(document.head.children).toHaveLength(0)
    shown(1)
    await openAwaiting()
    await runFiles()
    expect(started()).not.toBeNull()
  })

  it('waits for nobody where the page before left an alert', async () => {
    sessionStorage.setItem(alertsStorage, '{}')
    open('used')
    sessionStorage.clear()
    await vi.advanceTimersByTimeAsync(50)
    await runFiles()
    expect(started()).not.toBeNull()
  })

  it('runs one file after another, and the router’s own script when all have run', async () => {
    open('painted')
    await vi.advanceTimersByTimeAsync(50)
    const ran: (string | undefined)[] = []
    for (let file = running(); file; file = running()) {
      expect(document.head.querySelectorAll('script')).toHaveLength(1)
      ran.push(file.dataset.src)
      file.dispatchEvent(new Event('load'))
      await settled()
    }
    expect(ran).toEqual(['/assets/a.js', '/assets/b.js'])
    expect(started()).not.toBeNull()
  })

  it('leaves a file that cannot be run to the router’s own script', async () => {
    open('painted')
    await vi.advanceTimersByTimeAsync(50)
    await runFiles('error')
    expect(started()).not.toBeNull()
  })

  it('asks for a few files at a time, so that the page can react in between', async () => {
    open('used')
    const held = document.querySelector<HTMLElement>('script[data-needs]')
    const many = Array.from({ length: 20 }, (_, at) => `/assets/${at}.js`)
    held?.setAttribute('data-needs', many.join(' '))
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    const asked = () => document.head.querySelectorAll('link').length
    expect(asked()).toBeLessThan(many.length)
    await vi.advanceTimersByTimeAsync(50)
    expect(asked()).toBe(many.length + 1)
  })

  it('fetches the whole stylesheets first, and then drops the part that came with the page', async () => {
    open('used')
    document.head.innerHTML =
      '<link rel="stylesheet" disabled><link rel="stylesheet" disabled><style data-part>p{color:red}</style>'
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    const [first, second] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    expect(first?.hasAttribute('disabled') || second?.hasAttribute('disabled')).toBe(false)
    first?.dispatchEvent(new Event('load'))
    await settled()
    expect(running()).toBeNull()
    expect(document.querySelector('style[data-part]')).not.toBeNull()
    second?.dispatchEvent(new Event('load'))
    await runFiles()
    expect(started()).not.toBeNull()
    expect(document.querySelector('style[data-part]')).toBeNull()
  })

  it('keeps that part, and starts all the same, where a stylesheet cannot be fetched', async () => {
    open('used')
    document.head.innerHTML =
      '<link rel="stylesheet" disabled><style data-part>p{color:red}</style>'
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event('error'))
    await runFiles()
    expect(started()).not.toBeNull()
    expect(document.querySelector('style[data-part]')).not.toBeNull()
  })

  it('does not wait forever', async () => {
    open('used')
    dispatchEvent(new Event('load'))
    await settled()
    expect(running()).toBeNull()
    await vi.runAllTimersAsync()
    expect(running()).not.toBeNull()
  })

  it('starts them by itself once the page is painted, where it is told to', async () => {
    open('painted')
    expect(running()).toBeNull()
    await vi.advanceTimersByTimeAsync(50)
    expect(running()).not.toBeNull()
  })

  it('repeats the last press on a button once the page reacts, and only then', () => {
    open('used')
    button().click()
    const pressed = vi.fn()
    button().addEventListener('click', pressed)
    document.dispatchEvent(new Event(startedEvent))
    expect(pressed).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event(startedEvent))
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it.each([true, false])(
    'does not press again what the browser has opened itself: still open %s',
    (isOpen) => {
      open('used')
      const sheet = Object.assign(document.createElement('div'), { matches: () => isOpen })
      Object.defineProperty(button(), 'popoverTargetElement', { value: sheet })
      vi.stubGlobal('ToggleEvent', Event)
      button().click()
      const pressed = vi.fn()
      const told = vi.fn()
      button().addEventListener('click', pressed)
      sheet.addEventListener('toggle', told)
      document.dispatchEvent(new Event(startedEvent))
      vi.unstubAllGlobals()
      expect(pressed).not.toHaveBeenCalled()
      expect(told).toHaveBeenCalledTimes(isOpen ? 1 : 0)
    },
  )

  it('repeats no press that React has taken, before the page has said that it reacts', () => {
    const hydrate = (element: Element) => Object.assign(element, { __reactFiber$x: {} })
    const pressesAfter = (prepare: () => void) => {
      open('used')
      const press = vi.fn()
      button().addEventListener('click', press)
      prepare()
      button().click()
      document.dispatchEvent(new Event(startedEvent))
      return press.mock.calls.length
    }
    expect(pressesAfter(() => hydrate(button()))).toBe(1)
    // It completes the page because of the press.
    const complete = () => hydrate(button())
    expect(
      pressesAfter(() =>
        document.addEventListener('click', complete, { capture: true, once: true }),
      ),
    ).toBe(1)
    expect(pressesAfter(() => undefined)).toBe(2)
  })

  it('holds a press on a link that opens something in the page, and repeats it once the page reacts', () => {
    const press = (options: MouseEventInit = {}) => {
      open('used')
      document.body.insertAdjacentHTML(
        'beforeend',
        '<a href="/photo.webp" data-opens-here>Photo</a>',
      )
      const link = document.querySelector('a') as HTMLAnchorElement
      const followed = link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
      )
      const seen = vi.fn((event: Event) => event.preventDefault())
      link.addEventListener('click', seen)
      document.dispatchEvent(new Event(startedEvent))
      return { followed, repeated: seen.mock.calls.length }
    }
    expect(press()).toEqual({ followed: false, repeated: 1 })
    expect(press({ ctrlKey: true })).toEqual({ followed: true, repeated: 0 })
  })

  it('follows such a link after all where the scripts do not arrive', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    open('used')
    document.body.insertAdjacentHTML('beforeend', '<a href="/photo.webp" data-opens-here>Photo</a>')
    document.querySelector('a')?.click()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/photo.webp'))
  })

  it('repeats the last key of the screen, unless it was text or something has reacted to it', () => {
    const press = (target: EventTarget, key: string, options: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        ...options,
      })
      target.dispatchEvent(event)
      return event
    }
    const seen: string[] = []
    const listen = (event: KeyboardEvent) => seen.push(event.key)
    open('used')
    press(document.body, 'a')
    press(textField(), 'x')
    press(document.body, 'k', { ctrlKey: true })
    press(document.body, 'Tab')
    document.addEventListener('keydown', listen)
    document.dispatchEvent(new Event(startedEvent))
    expect(seen).toEqual(['a'])

    open('used')
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press(document.body, 'j')
    document.dispatchEvent(new Event(startedEvent))
    document.removeEventListener('keydown', listen)
    expect(seen).toEqual(['a', 'j'])
  })

  it('does not take the focus that the page itself has set for a sign of a person', async () => {
    open('used')
    textField().autofocus = true
    textField().dispatchEvent(new Event('focusin', { bubbles: true }))
    await settled()
    expect(running()).toBeNull()
    button().dispatchEvent(new Event('focusin', { bubbles: true }))
    await settled()
    expect(running()).not.toBeNull()
  })

  it('keeps the letters before and after the moment when React empties the field', () => {
    open('used')
    type('Dur')
    textField().value = ''
    type('ban')
    document.dispatchEvent(new Event(startedEvent))
    expect(textField().value).toBe('Durban')
  })

  it('keeps the text of a field that groups the digits of an amount itself', () => {
    open('used')
    type('1000')
    textField().value = '1 000'
    type('0')
    document.dispatchEvent(new Event(startedEvent))
    expect(textField().value).toBe('1 0000')
  })

  it('sends a search of several lines with Enter, until the page does so itself', () => {
    open('used')
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form><textarea enterkeyhint="search">House in Durban</textarea></form>',
    )
    const sent = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', sent)
    const press = () =>
      document
        .querySelector('textarea')
        ?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        )
    expect(press()).toBe(false)
    expect(sent).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event(startedEvent))
    expect(press()).toBe(true)
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('repeats choices and texts that the page has missed', () => {
    open('used')
    const [box, text] = document.querySelectorAll('input')
    const select = document.querySelector('select') as HTMLSelectElement
    if (!box || !text) throw new Error('no fields')
    box.click()
    text.value = 'Durban'
    text.dispatchEvent(new Event('input', { bubbles: true }))
    select.value = 'b'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    const seen: unknown[] = []
    box.addEventListener('click', () => seen.push(box.checked))
    text.addEventListener('input', () => seen.push(text.value))
    select.addEventListener('change', () => seen.push(select.value))
    document.dispatchEvent(new Event(startedEvent))
    expect(seen).toEqual([true, 'Durban', 'b'])
  })
})
