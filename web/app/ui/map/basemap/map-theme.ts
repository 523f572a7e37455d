import { darkColours, lightColours, type MapColours } from '#contract/maps/map-colours.ts'

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

export function coloursNow(): MapColours {
  const chosen = document.documentElement.dataset['theme']
  const dark = chosen ? chosen === 'dark' : systemDark().matches
  return dark ? darkColours : lightColours
}

/** Calls back when the person or the device switches between light and dark. Returns a function that stops this. */
export function watchTheme(onChange: () => void): () => void {
  const system = systemDark()
  const chosen = new MutationObserver(onChange)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', onChange)
  return () => {
    chosen.disconnect()
    system.removeEventListener('change', onChange)
  }
}
