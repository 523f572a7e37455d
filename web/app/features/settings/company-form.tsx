import { useRevalidator } from 'react-router'
import { saveCompanySettings, type VersionedSettings } from '#contract/settings/settings.calls.ts'
import { settingsTexts as texts } from '#contract/settings/settings.messages.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { SendBar } from '../../ui/form/form-panel.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { BankPanel } from './bank-panel.tsx'
import { CompanyPanel, FiguresPanel } from './company-panel.tsx'
import { AddressPanel, ContactPanel } from './contact-panel.tsx'
import { firstValues, readCompany } from './form-values.ts'
import { HoursPanel } from './hours-panel.tsx'
import { PartnersPanel, SocialPanel } from './lists-panels.tsx'
import { TextsPanel } from './texts-panel.tsx'
import styles from './company-form.module.css'

interface CompanyFormProps {
  settings: VersionedSettings
  banks: readonly string[]
}

/** All company details in one form: saved as a whole, or not at all. */
export function CompanyForm({ settings, banks }: CompanyFormProps) {
  const alerts = useAlerts()
  const { revalidate, state } = useRevalidator()
  const form = useForm({
    call: saveCompanySettings,
    initial: firstValues(settings),
    read: (entries) => ({ ...readCompany(entries), version: settings.version }),
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', texts.saved)
      await revalidate()
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert
        {...form}
        onLoadTheirs={() => void revalidate()}
        loadingTheirs={state !== 'idle'}
      />
      <CompanyPanel form={form} logo={settings.logo} />
      <ContactPanel form={form} />
      <AddressPanel form={form} />
      <HoursPanel form={form} hours={settings.openingHours} />
      <BankPanel form={form} banks={banks} />
      <FiguresPanel form={form} />
      <TextsPanel form={form} />
      <PartnersPanel form={form} partners={settings.partners} />
      <SocialPanel form={form} links={settings.socialLinks} />
      <SendBar>
        <ScriptButton type="submit" kind="brand" busy={form.busy}>
          Save
        </ScriptButton>
      </SendBar>
    </form>
  )
}
