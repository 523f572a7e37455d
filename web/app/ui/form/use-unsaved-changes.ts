import { useEffect, useRef, type RefObject } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useConfirm } from '../feedback/confirm.tsx'
import { fingerprint } from './fingerprint.ts'

/**
 * Asks before a form with unsaved changes is left, inside the site and by closing the tab.
 * `forget` says that what the form holds now is saved or given up.
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>) {
  const confirm = useConfirm()
  const clean = useRef<string | null>(null)

  useEffect(() => {
    clean.current = form.current && fingerprint(new FormData(form.current))
  }, [form])

  function isDirty(): boolean {
    if (!form.current || clean.current === null) return false
    return fingerprint(new FormData(form.current)) !== clean.current
  }

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: 'Leave without saving?',
      body: 'You have unsaved changes on this page.',
      confirmLabel: 'Leave without saving',
      cancelLabel: 'Stay on this page',
      danger: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm])

  return {
    forget() {
      clean.current = null
    },
  }
}
