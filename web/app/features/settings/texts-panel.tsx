import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { SettingArea, SettingField, type SettingsForm } from './setting-field.tsx'

/** The company's own texts on the public pages. */
export function TextsPanel({ form }: { form: SettingsForm }) {
  return (
    <FormPanel
      title="Website text"
      help="Shown on the home page, the About page and in the footer."
    >
      <SettingField form={form} setting="heroTitle" required maxLength={60} />
      <SettingField form={form} setting="heroAccent" maxLength={40} />
      <SettingField form={form} setting="heroText" required maxLength={300} className={wholeRow} />
      <SettingArea
        form={form}
        setting="oftenSearched"
        rows={4}
        className={wholeRow}
        help="One suburb or city per line, at most 8. They appear below the search on the home page."
      />
      <SettingArea
        form={form}
        setting="aboutText"
        required
        rows={3}
        maxLength={600}
        className={wholeRow}
      />
      <SettingArea
        form={form}
        setting="trustText"
        required
        rows={2}
        maxLength={300}
        className={wholeRow}
      />
      <SettingField form={form} setting="contactFormTitle" required maxLength={80} />
      <SettingField form={form} setting="contactFormText" maxLength={200} />
      <SettingArea
        form={form}
        setting="footerTexts"
        rows={3}
        className={wholeRow}
        help="One sentence per line, at most 6."
      />
    </FormPanel>
  )
}
