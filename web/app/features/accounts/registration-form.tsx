import { register } from '#contract/accounts/registration.calls.ts'
import { links } from '#contract/links.ts'
import type { RefusedForm } from '../../ui/form/read-form.ts'
import { NewAccountForm } from '../../shared/accounts/new-account-form.tsx'
import { individualShape } from '../../shared/accounts/registration-shapes.ts'

interface RegistrationFormProps {
  refused?: RefusedForm | undefined
  termsVersion?: number
  /** Where the person was going. */
  back?: string | undefined
  onRegistered: (message: string) => void
}

/** The registration of a private individual: on its own page, and in the Super Admin's dialog. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { refused, termsVersion, onRegistered } = props
  return (
    <NewAccountForm
      call={register}
      shape={individualShape}
      action={links.register(props.back)}
      refused={refused}
      termsVersion={termsVersion}
      personHeading="Personal details"
      onRegistered={onRegistered}
    />
  )
}
