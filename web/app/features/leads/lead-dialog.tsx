import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { changeLead, leadStates, type LeadState } from '#contract/leads/leads.calls.ts'
import { leadsTexts as texts } from '#contract/leads/leads.messages.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { StepButtons } from '../../ui/form/step-buttons.tsx'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { formatRand } from '#contract/values/rand.ts'
import { kindNames, listingPath, stateLooks } from './lead-texts.ts'
import type { LeadRow } from './lead-rows.ts'
import styles from './leads.module.css'

/** One lead: who, what, and its status. */
export function LeadDialog({ lead, onClose }: { lead: LeadRow | null; onClose: () => void }) {
  return (
    <Dialog
      open={lead !== null}
      onClose={onClose}
      title={lead ? `${kindNames[lead.kind]} from ${lead.name}` : ''}
      size="lg"
    >
      {lead && (
        <div className={styles.lead}>
          <Facts lead={lead} />
          <blockquote className={styles.message}>{lead.message || 'No comment.'}</blockquote>
          <Progress key={lead.id} lead={lead} onClose={onClose} />
        </div>
      )}
    </Dialog>
  )
}

function Facts({ lead }: { lead: LeadRow }) {
  const { email, phone, listing, created, amount, answeredAt, answeredBy } = lead
  return (
    <dl className={styles.facts}>
      <dt>Received</dt>
      <dd>{momentText(created)}</dd>
      {listing && (
        <>
          <dt>About</dt>
          <dd>
            <Link to={listingPath(listing)}>{listing.title}</Link>, {listing.reference}
          </dd>
        </>
      )}
      {amount !== null && (
        <>
          <dt>Offer</dt>
          <dd>{formatRand(amount)}</dd>
        </>
      )}
      <dt>Contact</dt>
      <dd>
        {email === null && phone === null ? (
          withheld(lead)
        ) : (
          <>
            {email && (
              <a href={`mailto:${email}`}>
                <MailAddress address={email} />
              </a>
            )}
            {email && phone && ', '}
            {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
          </>
        )}
      </dd>
      {answeredAt && (
        <>
          <dt>Replied</dt>
          <dd>
            {momentText(answeredAt)}
            {answeredBy && ` by ${answeredBy}`}
          </dd>
        </>
      )}
    </dl>
  )
}

/** Why their contact details are not shown here. */
function withheld({ kind, statusCode }: LeadRow): string {
  if (kind === 'offer' && statusCode !== 'E2') {
    return 'You will see their contact details once you accept the offer, if they agreed to share them.'
  }
  return 'They did not agree to share their contact details. We will pass on your reply.'
}

function Progress({ lead, onClose }: { lead: LeadRow; onClose: () => void }) {
  const { kind, leadId, version, note, mayChangeState } = lead
  const [state, setState] = useState<LeadState>(lead.state)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: changeLead,
    read: (entries) => ({
      kind,
      id: leadId,
      version,
      ...(mayChangeState ? { state } : {}),
      note: String(entries.get('note') ?? ''),
    }),
    initial: { note },
    async onDone() {
      onClose()
      alerts.clear()
      alerts.show('SUCCESS', texts.saved)
      await revalidate()
    },
  })
  return (
    <form {...form.form} className={styles.lead}>
      <FormAlert
        invalid={form.invalid}
        error={form.error}
        onLoadTheirs={() => {
          onClose()
          void revalidate()
        }}
      />
      {mayChangeState ? (
        <Segmented
          legend="Status"
          name="state"
          options={leadStates.map((value) => ({ value, label: stateLooks[value].label }))}
          value={state}
          onChange={setState}
        />
      ) : (
        <p className={styles.small}>{texts.offerState}</p>
      )}
      <TextArea
        {...form.field('note')}
        label="Note"
        rows={3}
        maxLength={2000}
        help="Only you, your agency and our team can read this."
      />
      <StepButtons>
        {kind === 'offer' && (
          <LinkButton to={links.offer(leadId)}>
            {lead.state === 'closed' ? 'View offer' : 'Respond to offer'}
          </LinkButton>
        )}
        <Button type="submit" kind="brand" busy={form.busy || form.done}>
          Save
        </Button>
      </StepButtons>
    </form>
  )
}
