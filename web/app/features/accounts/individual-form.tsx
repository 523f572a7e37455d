import { useState } from 'react'
import { updateIndividual } from '#contract/accounts/individuals.calls.ts'
import type { Individual } from '#contract/accounts/people.schema.ts'
import { isAgentRole, roleFromName } from '#contract/roles.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { FormBranch, FormPanel, SendBar, wholeRow } from '../../ui/form/form-panel.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { AccessFields, type AccessChoices } from '../../shared/accounts/access-fields.tsx'
import { AddressFields } from './address-fields.tsx'
import { BankingFields } from './banking-fields.tsx'
import { ContactFields } from '../../shared/accounts/contact-fields.tsx'
import { MarriageFields } from './marriage-fields.tsx'
import {
  individualTexts,
  profileRules,
  readIndividual,
} from '../../shared/accounts/profile-values.ts'
import { useProfileForm } from '../../shared/accounts/use-profile-form.ts'
import styles from '../../shared/accounts/profile.module.css'

interface IndividualFormProps {
  person: Individual
  /** The current user is the person in the record. */
  own: boolean
  provinces: readonly string[]
  banks: readonly string[]
  /** For Super Admins only. */
  access: AccessChoices | null
  cancelTo: string
}

export function IndividualForm(props: IndividualFormProps) {
  const { person, own, provinces, banks, access, cancelTo } = props
  const [role, setRole] = useState<string>(person.user.role)
  const [newEmail, setNewEmail] = useState(false)
  const [newBanking, setNewBanking] = useState(false)
  const { id, version, isDeleted } = person
  const form = useProfileForm({
    call: updateIndividual,
    read: (entries) => ({
      id,
      version,
      ...readIndividual(entries, { withAccess: access !== null, withBanking: own, isDeleted }),
    }),
    rules: profileRules,
    initial: individualTexts(person),
    own,
  })
  const known = roleFromName(role)
  // Not shown on an agent's profile; stored values are kept.
  const hidden = known !== undefined && isAgentRole(known)
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert {...form.alert} />
      {access && (
        <AccessFields
          form={form}
          {...access}
          loginPasswordChange={person.user.loginPasswordChange}
          isDeleted={isDeleted}
          onRole={setRole}
        />
      )}
      <FormPanel title="Personal details">
        {!access && (
          <TextField
            label="Username"
            name="username"
            defaultValue={person.user.username}
            readOnly
            className={wholeRow}
            help="To change your username, contact us."
          />
        )}
        <ContactFields
          form={form}
          email={person.email}
          pendingEmail={person.pendingEmail}
          others={!own}
          onEmailDiffers={setNewEmail}
        />
      </FormPanel>
      <FormPanel
        title="Identity"
        hidden={hidden}
        help="We need these details to transfer a property or week when it is sold. ID and bank account numbers are stored encrypted."
      >
        <TextField
          {...form.field('idNumber')}
          label="ID number"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          {...form.field('companyRegNumber')}
          label="Company reg number"
          maxLength={40}
          autoComplete="off"
          help="If a company owns what you are selling."
        />
        <MarriageFields form={form} />
      </FormPanel>
      <FormPanel title="Address" hidden={hidden}>
        <AddressFields form={form} provinces={provinces} />
      </FormPanel>
      {own ? (
        <FormPanel
          title="Banking details"
          help="The account we pay the proceeds of a sale into. Only you can see the full number."
        >
          <BankingFields form={form} banks={banks} onTyped={() => setNewBanking(true)} />
          {/* With a new email address, the password is requested there. */}
          {newBanking && !newEmail && (
            <FormBranch>
              <PasswordField
                {...form.field('currentPassword')}
                label="Your password"
                required
                className={wholeRow}
                maxLength={500}
                help="We need your password to change the banking details."
              />
            </FormBranch>
          )}
        </FormPanel>
      ) : (
        person.bankingDetails && (
          <p className={styles.banking}>
            Banking details: {person.bankingDetails.bank}, account{' '}
            {person.bankingDetails.accountNumber}. Only the account holder can see them in full or
            change them.
          </p>
        )
      )}
      <SendBar>
        <Button type="submit" kind="brand" busy={form.busy}>
          Save
        </Button>
        <LinkButton to={cancelTo}>Cancel</LinkButton>
      </SendBar>
    </form>
  )
}
