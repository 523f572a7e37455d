import { offersMessages } from '#contract/offers/offers.messages.ts'
import { propertiesMessages as messages } from '#contract/properties/properties.messages.ts'

/** The message of the screen that redirected here, as specified. */
export function whyLogIn(redirect: string | null): string | null {
  const path = redirect?.toLowerCase() ?? ''
  if (path.startsWith('/property/list')) return messages.loginOrRegisterToAdd
  if (/^\/property\/((residential|commercial)\/)?new\//.test(path)) return messages.loginToAdd
  if (path.startsWith('/makeoffer')) return offersMessages.loginFirst
  return null
}

/** What a login leads on to, in place of what one is for in general. */
export function loginPurpose(redirect: string | null): string | null {
  const path = redirect?.toLowerCase() ?? ''
  return path.startsWith('/makeoffer') ? 'Log in or register to make your offer.' : null
}
