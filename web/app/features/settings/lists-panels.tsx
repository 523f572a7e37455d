import type { CompanySettings } from '#contract/settings/settings.schema.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { FormPanel } from '../../ui/form/form-panel.tsx'
import { LogoField } from './logo-field.tsx'
import { RowList } from './row-list.tsx'
import type { SettingsForm } from './setting-field.tsx'
import { useRows } from './use-rows.ts'

type Partner = CompanySettings['partners'][number]
type SocialLink = CompanySettings['socialLinks'][number]

const noPartner: Partner = { name: '', logo: null }
const noLink: SocialLink = { network: '', url: '' }

interface PartnersPanelProps {
  form: SettingsForm
  partners: readonly Partner[]
}

export function PartnersPanel({ form, partners }: PartnersPanelProps) {
  const list = useRows(partners, noPartner)
  return (
    <FormPanel
      title="Partners"
      help="Shown in the footer: the logo, or the name until you upload one."
    >
      <RowList list={list} noun="partner" label="Partners" most={12}>
        {({ name, logo }, index) => (
          <>
            <TextField
              name={`partners.${index}.name`}
              label="Name"
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={name}
              error={form.fields[`partners.${index}.name`]}
            />
            <LogoField
              name={`partners.${index}.logoId`}
              label="Logo"
              picture={logo}
              error={form.fields[`partners.${index}.logoId`]}
            />
          </>
        )}
      </RowList>
    </FormPanel>
  )
}

interface SocialPanelProps {
  form: SettingsForm
  links: readonly SocialLink[]
}

export function SocialPanel({ form, links }: SocialPanelProps) {
  const list = useRows(links, noLink)
  return (
    <FormPanel title="Social media" help="Shown as links in the footer.">
      <RowList list={list} noun="link" label="Social media" most={8}>
        {({ network, url }, index) => (
          <>
            <TextField
              name={`socialLinks.${index}.network`}
              label="Name"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={network}
              error={form.fields[`socialLinks.${index}.network`]}
            />
            <TextField
              name={`socialLinks.${index}.url`}
              label="Web address"
              type="url"
              required
              maxLength={300}
              autoComplete="off"
              defaultValue={url}
              error={form.fields[`socialLinks.${index}.url`]}
            />
          </>
        )}
      </RowList>
    </FormPanel>
  )
}
