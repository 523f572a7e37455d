import { useNavigate, useRevalidator } from 'react-router'
import type { AnyCall } from '#contract/call.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { isAgentRole, roleFromName } from '#contract/roles.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'

interface ProfileFormOptions<C extends AnyCall> {
  call: C
  read: (form: FormData) => unknown
  rules: (values: never) => FieldErrors
  initial: Record<string, string>
}

interface SavedProfile {
  message: string
  user?: { role: string }
}

function isAgent(role: string | undefined): boolean {
  const known = role && roleFromName(role)
  return Boolean(known && isAgentRole(known))
}

/** A profile's form: says that it was saved, and loads what is now stored. */
export function useProfileForm<C extends AnyCall>(options: ProfileFormOptions<C>) {
  const alerts = useAlerts()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const form = useForm({
    ...options,
    async onDone(reply) {
      const { message, user } = reply as SavedProfile
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', message)
      const wasAgent = isAgent(options.initial['user.role'])
      // With such a role the person moved to the other list, and this address no longer holds.
      if (wasAgent !== isAgent(user?.role)) {
        await navigate(wasAgent ? links.userManagement() : links.agentManagement())
        return
      }
      await revalidate()
      form.again()
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  const hydrated = useHydrated()
  return {
    ...form,
    // It lives by script: what is typed before that has arrived would be lost.
    form: { ...form.form, inert: !hydrated },
    alert: {
      invalid: form.invalid,
      error: form.error,
      onLoadTheirs: () => void revalidate(),
      loadingTheirs: state !== 'idle',
    },
  }
}
