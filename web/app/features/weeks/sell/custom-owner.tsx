import { inCommunityOfProperty, maritalStatuses } from '#contract/accounts/people.schema.ts'
import { FormBranch } from '../../../ui/form/form-panel.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import type { SellFields } from './sell-fields.ts'
import { spouseCell } from './sell-values.ts'

const married = maritalStatuses.map((label, value) => ({ value, label }))

interface CustomOwnerProps {
  form: SellFields
  /** The owner of a week that has already been submitted. */
  stored?: boolean
  /** Their marital status is shown, but cannot be changed here. */
  fixedMarriage?: boolean
}

function idNumberHelp(stored: boolean, edited: boolean): string | undefined {
  if (stored) return 'Leave this empty to keep the number we have.'
  return edited ? undefined : 'For your privacy, this is not saved in your draft.'
}

/** An owner without an account of their own. */
export function CustomOwner({ form, stored = false, fixedMarriage = false }: CustomOwnerProps) {
  const together = Number(form.values['ownerObject.howMarried']) === inCommunityOfProperty
  return (
    <>
      <TextField {...form.text('ownerObject.name')} label="Name" autoComplete="off" />
      <TextField {...form.text('ownerObject.surname')} label="Surname" autoComplete="off" />
      <TextField
        {...form.text('ownerObject.emailAddress')}
        label="Email address"
        type="email"
        autoComplete="off"
      />
      <TextField
        {...form.text('ownerObject.cellNumber')}
        label="Cell Number"
        type="tel"
        autoComplete="off"
      />
      <TextField
        {...form.text('ownerObject.telephone')}
        label="Landline"
        type="tel"
        autoComplete="off"
      />
      <TextField
        {...form.text('ownerObject.idNumber')}
        label="ID number"
        inputMode="numeric"
        autoComplete="off"
        help={idNumberHelp(stored, fixedMarriage)}
      />
      <TextField
        {...form.text('ownerObject.companyRegNumber')}
        label="Company reg number"
        autoComplete="off"
        help="Only if a company owns the week."
      />
      {fixedMarriage ? (
        <TextField
          label="Marital status"
          name="howMarried"
          readOnly
          value={maritalStatuses[Number(form.values['ownerObject.howMarried'])] ?? ''}
          help="Cannot be changed here."
        />
      ) : (
        <SelectField
          {...form.text('ownerObject.howMarried')}
          label="Marital status"
          options={married}
          help={together ? 'The spouse is a joint owner, so we need their details too.' : undefined}
        />
      )}
      {together && (
        <FormBranch>
          <TextField
            {...form.text('ownerObject.spouseName')}
            label="Spouse name"
            autoComplete="off"
          />
          <TextField
            {...form.text('ownerObject.spouseSurname')}
            label="Spouse surname"
            autoComplete="off"
          />
          <TextField
            {...form.text('ownerObject.spouseEmail')}
            label="Spouse email"
            type="email"
            autoComplete="off"
          />
          <TextField
            {...form.text(spouseCell)}
            label="Spouse cell number"
            type="tel"
            autoComplete="off"
          />
          <TextField
            {...form.text('ownerObject.spouseTelephone')}
            label="Spouse landline"
            type="tel"
            autoComplete="off"
          />
        </FormBranch>
      )}
    </>
  )
}
