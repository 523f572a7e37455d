import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { CheckField, SelectField, TextField, type SelectOption } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

export interface AccessChoices {
  roles: readonly string[]
  agencies: readonly SelectOption[]
}

interface AccessFieldsProps extends AccessChoices {
  form: Pick<FormHandle, 'field' | 'check'>
  loginPasswordChange: boolean
  isDeleted: boolean
  onRole: (role: string) => void
}

/** What only a Super Admin sets: name, role, agency, and whether the password must change. */
export function AccessFields(props: AccessFieldsProps) {
  const { form, roles, agencies, loginPasswordChange, isDeleted, onRole } = props
  return (
    <FormPanel title="Access Control" help="Changing the role logs the person out on every device.">
      <TextField
        {...form.field('user.username')}
        label="Username"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <SelectField
        {...form.field('user.role')}
        label="User Role"
        required
        options={roles.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a role"
        onChange={(event) => onRole(event.target.value)}
      />
      <SelectField
        {...form.field('agencyId')}
        label="Agency"
        options={agencies}
        placeholder="Private User"
        className={wholeRow}
      />
      <CheckField
        {...form.check('user.loginPasswordChange', loginPasswordChange)}
        label="Change Password on Next Login"
        className={wholeRow}
      />
      {isDeleted && (
        <CheckField
          {...form.check('isDeleted', true)}
          label="This account is deleted"
          className={wholeRow}
          help="Untick this to restore the account."
        />
      )}
    </FormPanel>
  )
}
