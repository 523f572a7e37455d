import { redirect } from 'react-router'
import type { Route } from './+types/theme.action.ts'
import { safePath } from '../../session/safe-path.ts'
import { links } from '#contract/links.ts'
import { readTheme } from '#contract/values/theme.ts'
import { themeCookie } from '../../ui/theme/theme-cookie.ts'

/** The theme switch without script: sets the cookie and returns to the same page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = readTheme(`theme=${String(form.get('theme'))}`)
  return redirect(safePath(String(form.get('back'))) ?? links.home(), {
    headers: { 'set-cookie': themeCookie(theme) },
  })
}

export function loader() {
  return redirect(links.home())
}
