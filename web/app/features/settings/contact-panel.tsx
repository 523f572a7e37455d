import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { SettingField, type SettingsForm } from './setting-field.tsx'

export function ContactPanel({ form }: { form: SettingsForm }) {
  return (
    <FormPanel title="Contact" help="Shown at the top of every page, in the footer and in emails.">
      <SettingField
        form={form}
        setting="phone"
        required
        type="tel"
        maxLength={20}
        help="The +27 for calls from abroad is added automatically."
      />
      <SettingField form={form} setting="email" required type="email" maxLength={254} />
    </FormPanel>
  )
}

export function AddressPanel({ form }: { form: SettingsForm }) {
  return (
    <FormPanel title="Address">
      <SettingField form={form} setting="address.building" maxLength={80} />
      <SettingField form={form} setting="address.street" required maxLength={120} />
      <SettingField form={form} setting="address.suburb" maxLength={80} />
      <SettingField form={form} setting="address.city" required maxLength={80} />
      <SettingField form={form} setting="address.province" required maxLength={80} />
      <SettingField
        form={form}
        setting="address.postalCode"
        required
        inputMode="numeric"
        maxLength={4}
      />
      <SettingField
        form={form}
        setting="address.country"
        required
        maxLength={80}
        className={wholeRow}
      />
      <SettingField
        form={form}
        setting="address.lat"
        required
        maxLength={12}
        help="Tells search engines where to place the pin on the map."
      />
      <SettingField form={form} setting="address.lng" required maxLength={12} />
    </FormPanel>
  )
}
