import type { ComponentProps } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { Button } from './button.tsx'

/**
 * A button of a form that works only with script: it is enabled once the page is hydrated. The button checks that
 * itself, so that the form around it is not rendered a second time.
 */
export function ScriptButton({ disabled, ...props }: ComponentProps<typeof Button>) {
  const hydrated = useHydrated()
  return <Button {...props} disabled={!hydrated || disabled} />
}
