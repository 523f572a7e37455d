import type { Picture } from '#contract/values/picture.schema.ts'
import { sampleVatNumber } from '#contract/settings/sample-numbers.ts'
import { companyLabels } from '#contract/settings/settings.messages.ts'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { LogoField } from './logo-field.tsx'
import { SettingField, type SettingsForm } from './setting-field.tsx'

interface CompanyPanelProps {
  form: SettingsForm
  logo: Picture | null
}

/** The company's identity, for people and for the law. */
export function CompanyPanel({ form, logo }: CompanyPanelProps) {
  return (
    <FormPanel title="Company" help="Shown on tax invoices and listings, as the law requires.">
      <SettingField form={form} setting="companyName" required maxLength={60} />
      <SettingField form={form} setting="legalName" required maxLength={120} />
      <SettingField form={form} setting="companyRegNumber" maxLength={40} />
      <SettingField
        form={form}
        setting="vatNumber"
        inputMode="numeric"
        maxLength={13}
        help={`Ten digits, starting with 4. ${sampleVatNumber} is a sample. Leave this empty if the company is not registered for VAT.`}
      />
      <SettingField form={form} setting="ffcNumber" required maxLength={40} />
      <SettingField form={form} setting="regulator" required maxLength={120} />
      <LogoField
        name="logoId"
        label={companyLabels.logo}
        picture={logo}
        error={form.fields.logoId}
        className={wholeRow}
        help="A PNG with a transparent background, at most 2 MB. It is shown on white, dark and violet backgrounds. A logo at least twice as wide as it is high is shown on its own; any other logo has the company name next to it."
      />
    </FormPanel>
  )
}

/** The figures on the About page. */
export function FiguresPanel({ form }: { form: SettingsForm }) {
  return (
    <FormPanel title="Figures" help="Shown on the About pages. A figure of 0 is not shown.">
      <SettingField form={form} setting="foundedYear" required inputMode="numeric" maxLength={4} />
      <SettingField
        form={form}
        setting="supportTeamSize"
        required
        inputMode="numeric"
        maxLength={7}
      />
      <SettingField
        form={form}
        setting="commercialRentals"
        required
        inputMode="numeric"
        maxLength={7}
      />
      <SettingField
        form={form}
        setting="residentialRentals"
        required
        inputMode="numeric"
        maxLength={7}
      />
    </FormPanel>
  )
}
