import { useState } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { links } from '#contract/links.ts'
import type { SavedSearchKind } from '#contract/saved-searches/saved-query.ts'
import { savedSearchesTexts as texts } from '#contract/saved-searches/saved-searches.messages.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { rememberSearch } from './device-searches.ts'
import { readSchedule, ScheduleFields, usualSchedule } from './schedule-fields.tsx'
import styles from './save-search.module.css'

/** The calls are fetched when someone saves, not with every results page. */
const loadCalls = () => import('#contract/saved-searches/saved-searches.calls.ts')

interface SaveSearchFormProps {
  kind: SavedSearchKind
  query: string
  name: string
  /** A visitor enters an email address, which must be confirmed. */
  byEmail: boolean
  onClose: () => void
}

export function SaveSearchDialog({ open, ...form }: SaveSearchFormProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={form.onClose} title="Save this search">
      <SaveSearchForm {...form} />
    </Dialog>
  )
}

function SaveSearchForm({ kind, query, name, byEmail, onClose }: SaveSearchFormProps) {
  const [said, setSaid] = useState<string | null>(null)
  const read = (form: FormData) => ({
    kind,
    query,
    name: String(form.get('name') ?? ''),
    ...readSchedule(form),
  })
  const form = useForm<AnyCall>({
    call: async () => {
      const { requestSearch, saveSearch } = await loadCalls()
      return byEmail ? requestSearch : saveSearch
    },
    read: (entries) =>
      byEmail ? { ...read(entries), email: String(entries.get('email') ?? '') } : read(entries),
    initial: { name },
    once: true,
    onDone: (reply) => {
      setSaid((reply as { message: string }).message)
      const sent = form.form.ref.current
      if (byEmail && sent) rememberSearch(localStorage, read(new FormData(sent)))
    },
  })
  if (said) {
    return (
      <div className={styles.form}>
        <Alert type="SUCCESS" outcome>
          {said}
        </Alert>
        <div className={styles.actions}>
          {!byEmail && <Link to={links.savedSearches()}>See my saved searches</Link>}
          <Button kind="brand" onClick={onClose}>
            Continue
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert {...form} />
      {form.fields.query && <Alert type="ERROR">{form.fields.query}</Alert>}
      <TextField {...form.field('name')} label="Name" maxLength={100} />
      {byEmail && (
        <TextField
          {...form.field('email')}
          label="Email"
          type="email"
          required
          autoComplete="email"
          hint="We will send you a link to confirm it. You do not need an account."
        />
      )}
      <ScheduleFields start={usualSchedule} errors={form.fields} />
      <p className={styles.small}>
        {texts.consent} <Link to={links.privacyPolicy()}>Privacy policy</Link>
      </p>
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand" busy={form.busy || form.done}>
          Save search
        </Button>
      </DialogButtons>
    </form>
  )
}
