import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useConfirm } from '../feedback/confirm.tsx'

/** The forms on the page: each function says whether its form has unsaved changes. */
const forms = new Set<() => boolean>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

/** Asks before the page is left while the form has unsaved changes. The returned function stops that. */
export function guardForm(isDirty: () => boolean): () => void {
  forms.add(isDirty)
  tell()
  return () => {
    forms.delete(isDirty)
    tell()
  }
}

/**
 * Asks before a form with unsaved changes is left for another page of the site. It is separate from the forms because
 * the router rerenders a component that blocks it on every navigation.
 */
export function LeaveGuard() {
  const guarding = useSyncExternalStore(
    subscribe,
    () => forms.size > 0,
    () => false,
  )
  return guarding && <Blocker />
}

function Blocker() {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [...forms].some((isDirty) => isDirty()),
  )
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
  return null
}
