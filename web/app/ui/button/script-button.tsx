import type { ComponentProps } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { Button } from './button.tsx'

/**
 * A button of a form that lives by script: it can be pressed once the page's script runs. It asks for that itself, so
 * that the form around it is not drawn a second time.
 */
export function ScriptButton({ disabled, ...props }: ComponentProps<typeof Button>) {
  const hydrated = useHydrated()
  return <Button {...props} disabled={!hydrated || disabled} />
}
