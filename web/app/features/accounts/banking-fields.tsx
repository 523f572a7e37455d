import { SelectField, TextField } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

const accountTypes = ['Cheque', 'Savings', 'Transmission'].map((name) => ({
  value: name,
  label: name,
}))

interface BankingFieldsProps {
  form: Pick<FormHandle, 'field'>
  banks: readonly string[]
}

/** Where a seller is paid. Left empty as a whole, there are none. */
export function BankingFields({ form, banks }: BankingFieldsProps) {
  const bank = form.field('bankingDetails.bank')
  const type = form.field('bankingDetails.accountType')
  const known = [...new Set([...banks, bank.defaultValue])].filter(Boolean)
  return (
    <>
      <SelectField
        {...bank}
        label="Bank"
        options={known.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a bank"
      />
      <TextField
        {...form.field('bankingDetails.accountHolder')}
        label="Account holder"
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...form.field('bankingDetails.accountNumber')}
        label="Account number"
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
      />
      <SelectField
        {...type}
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
        label="Branch code"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
    </>
  )
}
