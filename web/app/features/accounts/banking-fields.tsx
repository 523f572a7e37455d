import { SelectField, TextField } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

const accountTypes = ['Cheque', 'Savings', 'Transmission'].map((name) => ({
  value: name,
  label: name,
}))

interface BankingFieldsProps {
  form: Pick<FormHandle, 'field'>
  banks: readonly string[]
  /** Called when any of the fields is edited. */
  onTyped: () => void
}

/** Where a seller is paid. If all fields are empty, there are no banking details. */
export function BankingFields({ form, banks, onTyped }: BankingFieldsProps) {
  const bank = form.field('bankingDetails.bank')
  const type = form.field('bankingDetails.accountType')
  const known = [...new Set([...banks, bank.defaultValue])].filter(Boolean)
  return (
    <>
      <SelectField
        {...bank}
        onChange={onTyped}
        label="Bank"
        options={known.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a bank"
      />
      <TextField
        {...form.field('bankingDetails.accountHolder')}
        onChange={onTyped}
        label="Account holder"
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...form.field('bankingDetails.accountNumber')}
        onChange={onTyped}
        label="Account number"
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
      />
      <SelectField
        {...type}
        onChange={onTyped}
        label="Account type"
        options={
          accountTypes.some(({ value }) => value === type.defaultValue) || !type.defaultValue
            ? accountTypes
            : [...accountTypes, { value: type.defaultValue, label: type.defaultValue }]
        }
        placeholder="Choose one"
      />
      <TextField
        {...form.field('bankingDetails.branchCode')}
        onChange={onTyped}
        label="Branch code"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
    </>
  )
}
