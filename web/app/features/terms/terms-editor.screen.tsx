import { useRevalidator } from 'react-router'
import { getTerms, listTermsVersions, updateTerms } from '#contract/terms/terms.calls.ts'
import { termsMessages } from '#contract/terms/terms.messages.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { FormButtons } from '../../ui/form/form-panel.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { RichTextField } from '../../ui/form/rich-text.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/terms-editor.screen.ts'
import { TermsVersions } from './terms-versions.tsx'
import styles from './terms-editor.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('terms.manage', { context, url })
  const { api } = contextOf(context)
  const [terms, versions] = await awaitReply(
    Promise.all([api(getTerms, {}), api(listTermsVersions, {})]),
    url,
  )
  return { terms, versions }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Terms And Conditions', matches)

export default function TermsEditorScreen({ loaderData }: Route.ComponentProps) {
  const { terms, versions } = loaderData
  return (
    <div className={styles.page}>
      <OfficeHeader
        title="Terms And Conditions"
        note={`Version ${terms.version} is in force. Saving creates version ${terms.version + 1}; users stay on the version they accepted.`}
        actions={<LinkButton to={links.terms()}>View on the site</LinkButton>}
      />
      <TermsForm key={terms.version} html={terms.termsConditions} version={terms.version} />
      <TermsVersions versions={versions} />
    </div>
  )
}

function TermsForm({ html, version }: { html: string; version: number }) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: updateTerms,
    read: (data) => ({ termsConditions: String(data.get('termsConditions') ?? ''), version }),
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', termsMessages.saved)
      window.scrollTo({ top: 0 })
      await revalidate()
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert invalid={form.invalid} error={form.error} onLoadTheirs={() => void revalidate()} />
      <RichTextField
        name="termsConditions"
        label="Terms And Conditions"
        required
        defaultValue={html}
        headingLevel={2}
        error={form.fields.termsConditions}
      />
      <FormButtons>
        <ScriptButton type="submit" kind="brand" busy={form.busy}>
          Save
        </ScriptButton>
      </FormButtons>
    </form>
  )
}
