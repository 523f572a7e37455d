import { useMatches } from 'react-router'

/** Set by a screen that has the contact form itself, so that the footer does not show a second one. */
export interface ContactFormHandle {
  ownContactForm: true
}

export function useOwnContactForm(): boolean {
  return useMatches().some(
    (match) => (match.handle as Partial<ContactFormHandle> | undefined)?.ownContactForm,
  )
}
