import { useNavigate, useRevalidator } from 'react-router'
import type { AnyCall } from '#contract/call.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { peopleTexts } from '#contract/accounts/profile.messages.ts'
import { isAgentRole, roleFromName, roleNames } from '#contract/roles.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'

interface ProfileFormOptions<C extends AnyCall> {
  call: C
  read: (form: FormData) => unknown
  rules: (values: never) => FieldErrors
  initial: Record<string, string>
  /** The record is the person's own. */
  own: boolean
}

interface SavedProfile {
  message: string
  user?: { role: string }
}

function isAgent(role: string | undefined): boolean {
  const known = role && roleFromName(role)
  return Boolean(known && isAgentRole(known))
}

/** A profile's form: confirms that it was saved, and loads the stored values. */
export function useProfileForm<C extends AnyCall>(options: ProfileFormOptions<C>) {
  const alerts = useAlerts()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const confirm = useConfirm()
  /** The role that a Super Admin is about to take instead of their own, or undefined. */
  function givesUpRoleFor(values: unknown): string | undefined {
    const { user } = values as { user?: { role?: string } }
    const wasSuperAdmin = options.own && options.initial['user.role'] === roleNames.superAdmin
    return wasSuperAdmin && user?.role && user.role !== roleNames.superAdmin ? user.role : undefined
  }
  const form = useForm({
    call: options.call,
    rules: options.rules,
    initial: options.initial,
    read(entries) {
      const values = options.read(entries) as { user?: object }
      if (!givesUpRoleFor(values)) return values
      // Sent only after the question below.
      return { ...values, user: { ...values.user, confirmOwnRole: true } }
    },
    async confirm(values) {
      const role = givesUpRoleFor(values)
      if (!role) return true
      return confirm({
        title: peopleTexts.ownRoleQuestion,
        body: peopleTexts.ownRoleEffect(role),
        confirmLabel: 'Give up my role',
        danger: true,
      })
    },
    async onDone(reply) {
      const { message, user } = reply as SavedProfile
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', message)
      const wasAgent = isAgent(options.initial['user.role'])
      // That role moves the person to the other list, so this address is no longer valid.
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
  useFirstField(form.form.ref, hydrated)
  return {
    ...form,
    // It needs script: anything typed before the script has loaded would be lost.
    form: { ...form.form, inert: !hydrated },
    alert: {
      invalid: form.invalid,
      error: form.error,
      onLoadTheirs: () => void revalidate(),
      loadingTheirs: state !== 'idle',
    },
  }
}
