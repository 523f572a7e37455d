import { createAgency, registerAgency } from '#contract/agencies/agencies.calls.ts'
import { links } from '#contract/links.ts'
import { TextField } from '../../ui/form/fields.tsx'
import type { RefusedForm } from '../../ui/form/read-form.ts'
import { NewAccountForm } from './new-account-form.tsx'
import { agencyShape } from './registration-shapes.ts'
import styles from './new-account-form.module.css'
import { wireNames } from '#contract/values/wire-names.ts'

interface AgencyRegistrationFormProps {
  refused?: RefusedForm | undefined
  termsVersion?: number
  /** Where the person was going. */
  back?: string | undefined
  /** A Super Admin adds a verified agency; a visitor's waits to be verified. */
  bySuperAdmin?: boolean
  onRegistered: (message: string) => void
}

/** The registration of an agency and its administrator. */
export function AgencyRegistrationForm(props: AgencyRegistrationFormProps) {
  const { refused, termsVersion, bySuperAdmin = false, onRegistered } = props
  return (
    <NewAccountForm
      call={bySuperAdmin ? createAgency : registerAgency}
      shape={agencyShape}
      action={links.registerAgency(props.back)}
      refused={refused}
      termsVersion={termsVersion}
      personPrefix="user."
      personHeading="Administrator"
      onRegistered={onRegistered}
    >
      {(form) => (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Agency</legend>
          <TextField
            {...form.field('name')}
            label="Agency Name"
            required
            className={styles.full}
            autoComplete="organization"
          />
          <TextField
            {...form.field(wireNames.ffcNumber)}
            label="EAAB FFC Number"
            required
            maxLength={40}
            help="The number on the agency’s Fidelity Fund Certificate."
          />
          <TextField
            {...form.field('companyRegNumber')}
            label="Company Registration Number"
            required
            maxLength={40}
            placeholder="2013/123456/07"
          />
        </fieldset>
      )}
    </NewAccountForm>
  )
}
