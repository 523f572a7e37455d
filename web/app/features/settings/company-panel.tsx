import type { Picture } from '#contract/values/picture.ts'
import { companyLabels } from '#contract/settings/settings.messages.ts'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { LogoField } from './logo-field.tsx'
import { SettingField, type SettingsForm } from './setting-field.tsx'

interface CompanyPanelProps {
  form: SettingsForm
  logo: Picture | null
}

/** Who the company is, for people and for the law. */
export function CompanyPanel({ form, logo }: CompanyPanelProps) {
  return (
    <FormPanel title="Company" help="Tax invoices and adverts name these, as the law asks.">
      <SettingField form={form} setting="companyName" required maxLength={60} />
      <SettingField form={form} setting="legalName" required maxLength={120} />
      <SettingField form={form} setting="companyRegNumber" maxLength={40} />
      <SettingField
        form={form}
        setting="vatNumber"
        inputMode="numeric"
        maxLength={13}
        help="Ten digits. Left empty, the company is not registered for VAT."
      />
      <SettingField form={form} setting="ffcNumber" required maxLength={40} />
      <SettingField form={form} setting="regulator" required maxLength={120} />
      <LogoField
        name="logoId"
        label={companyLabels.logo}
        picture={logo}
        error={form.fields.logoId}
        className={wholeRow}
        help="A PNG with a clear ground, at most 2 MB. It stands on white, on dark and on violet. One that is at least twice as wide as high stands alone; another has the name beside it."
      />
    </FormPanel>
  )
}

/** The figures of the About page. */
export function FiguresPanel({ form }: { form: SettingsForm }) {
  return (
    <FormPanel title="Figures" help="The About pages show them. A figure of 0 goes unsaid.">
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
