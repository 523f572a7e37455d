import { companyLabels } from '#contract/settings/settings.messages.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { SettingField, type SettingsForm } from './setting-field.tsx'

interface BankPanelProps {
  form: SettingsForm
  banks: readonly string[]
}

/** Where listing fees are paid by EFT. */
export function BankPanel({ form, banks }: BankPanelProps) {
  const bank = form.field('eftAccount.bankName')
  const known = [...new Set([...banks, bank.defaultValue])].filter(Boolean)
  return (
    <FormPanel
      title="Bank account for EFT"
      help="Shown only to owners who pay their listing fee by EFT. Check every digit: payments go to this account."
    >
      <SelectField
        {...bank}
        label={companyLabels['eftAccount.bankName']}
        required
        options={known.map((name) => ({ value: name, label: name }))}
        placeholder="Choose a bank"
      />
      <SettingField form={form} setting="eftAccount.accountHolder" required maxLength={120} />
      <SettingField
        form={form}
        setting="eftAccount.accountNumber"
        required
        inputMode="numeric"
        maxLength={24}
      />
      <SettingField
        form={form}
        setting="eftAccount.branchCode"
        required
        inputMode="numeric"
        maxLength={8}
      />
      <SettingField
        form={form}
        setting="eftAccount.accountType"
        required
        maxLength={60}
        className={wholeRow}
      />
    </FormPanel>
  )
}
