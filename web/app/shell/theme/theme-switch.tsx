import { useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { links } from '#contract/links.ts'
import { themes, type Theme } from '#contract/values/theme.ts'
import { useSiteData } from '../../session/session.ts'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import { themeCookie } from '../../ui/theme/theme-cookie.ts'
import styles from './theme-switch.module.css'

const choices = [
  { theme: 'light', label: 'Light', icon: IconSun },
  { theme: 'dark', label: 'Dark', icon: IconMoon },
  { theme: null, label: 'Same as device', icon: IconDeviceDesktop },
] as const

/** Light, dark or system. It submits a form without script and switches in place with it. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme | null>(useSiteData()?.theme ?? null)
  const { pathname, search } = useLocation()
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const wanted = (submitter as HTMLButtonElement | null)?.value
    const theme = themes.find((one) => one === wanted) ?? null
    document.cookie = themeCookie(theme)
    if (theme) document.documentElement.dataset['theme'] = theme
    else delete document.documentElement.dataset['theme']
    setChosen(theme)
  }
  return (
    <form method="post" action={links.theme()} className={styles.switch} onSubmit={choose}>
      <input type="hidden" name="back" value={pathname + search} />
      <CachedFragment name="theme-choices" dependsOn={chosen}>
        <fieldset className={styles.choices}>
          <legend className="vh">Colour theme</legend>
          {choices.map(({ theme, label, icon: Icon }) => (
            <button
              key={label}
              type="submit"
              name="theme"
              value={theme ?? ''}
              aria-pressed={theme === chosen}
              aria-label={label}
              title={label}
              className={styles.choice}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
        </fieldset>
      </CachedFragment>
    </form>
  )
}
