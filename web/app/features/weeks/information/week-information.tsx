import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { saveWeekInformation } from '#contract/weeks/week-changes.calls.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import { OfficeHeader } from '../../../backoffice/office-header.tsx'
import { useFirstField } from '../../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { ScriptButton } from '../../../ui/button/script-button.tsx'
import { SendBar } from '../../../ui/form/form-panel.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { RefusalNote } from '../../../shared/listings/refusal-note.tsx'
import { useRefusal } from '../../../shared/listings/use-refusal.tsx'
import { useWaiver } from '../../../shared/listings/use-waiver.tsx'
import { PartDisclosure } from '../sell/part-disclosure.tsx'
import { PartLevy } from '../sell/part-levy.tsx'
import { PartPrice } from '../sell/part-price.tsx'
import { PartResort } from '../sell/part-resort.tsx'
import { PartWeek } from '../sell/part-week.tsx'
import { SellErrors } from '../sell/sell-errors.tsx'
import { sellFields } from '../sell/sell-fields.ts'
import { informationRequest } from '../sell/sell-request.ts'
import { valuesOf, type SellValues } from '../sell/sell-values.ts'
import { useAnotherWeek } from '../sell/use-another-week.ts'
import { useResortFacts } from '../sell/use-resort-facts.ts'
import { useSellValues } from '../sell/use-sell-values.ts'
import { LockNote, lockOf } from '../sell/week-lock.tsx'
import { OwnerPanel } from './owner-panel.tsx'
import { PublishPanel, type PublishChoice } from './publish-panel.tsx'
import { weekHints } from './week-hints.ts'
import styles from './week-information.module.css'

export interface WeekInformationProps {
  week: WeekDetail
  choices: ResortChoices
  statuses: readonly { id: number; code: string; description: string }[]
  isSuperAdmin: boolean
  backTo: string
}

/** A Super Admin sees the registered owner in the list from which another one can be chosen. */
function initialValues(week: WeekDetail, isSuperAdmin: boolean): SellValues {
  const values = valuesOf(week)
  if (!isSuperAdmin || week.customOwner) return values
  // The marital status of an owner without an account is not known from any profile.
  const unmarried = { 'ownerObject.howMarried': '0' }
  return { ...values, ...unmarried, ownerType: 'registered', ownerName: week.owner ?? '' }
}

/** What will be saved from a Super Admin's form: an empty box keeps what the week always has. */
function asSaved(week: WeekDetail, values: SellValues): SellValues {
  const stored = valuesOf(week)
  const names = ['resortCode', 'unitNumber', 'module', 'arrivalDate', 'departureDate'] as const
  const empty = names.filter((name) => !values[name].trim())
  return { ...values, ...Object.fromEntries(empty.map((name) => [name, stored[name]])) }
}

/** The edit screen of the administration; owners and agents get it with restrictions. */
export function WeekInformation(props: WeekInformationProps) {
  const { week, choices, statuses, isSuperAdmin, backTo } = props
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const state = useSellValues(initialValues(week, isSuperAdmin), choices)
  const { values } = state
  const resort = useResortFacts(values.resortCode)
  const [choice, setChoice] = useState<PublishChoice>({
    statusId: week.statusId ?? 0,
    publish: week.publish ?? false,
    isTender: week.isTender,
    tenderClosesOn: week.tenderClosesOn ?? '',
  })
  const refusal = useRefusal()
  const askWaiver = useWaiver()
  const mayBecomeAnother = useAnotherWeek()
  const lock = lockOf(week, isSuperAdmin)
  const waiverReason = useRef<string | null>(null)

  /** Publishing an unpaid week, or ending its wait by its status, waives the fee. */
  function needsWaiver(publishes: boolean): boolean {
    const code = statuses.find(({ id }) => id === choice.statusId)?.code ?? ''
    const leavesWait =
      choice.statusId !== week.statusId &&
      !isAwaitingPayment(code) &&
      (isAwaitingPayment(week.status.code) || code === weekStatus.available)
    return isSuperAdmin && week.fee === 'due' && (publishes || leavesWait)
  }

  function refuse() {
    const { id, version = 1, weekReference: reference } = week
    return refusal.refuse({ kind: 'week', id, version, reference })
  }

  function request() {
    const { id, version = 1 } = week
    if (lock?.of === 'everything') return { id, version }
    const withOwner = values.ownerType === 'custom'
    return informationRequest(values, { id, version, withOwner, isSuperAdmin })
  }

  /** Only what was chosen here: a week that the change unpublishes is not republished unasked. */
  function placeRequest() {
    return {
      statusId: choice.statusId,
      ...(choice.publish === week.publish ? {} : { publish: choice.publish }),
      ...(isSuperAdmin && choice.isTender !== week.isTender ? { isTender: choice.isTender } : {}),
      ...(isSuperAdmin && choice.tenderClosesOn !== (week.tenderClosesOn ?? '')
        ? { tenderClosesOn: choice.tenderClosesOn || null }
        : {}),
    }
  }

  const saving = useForm({
    call: saveWeekInformation,
    unchecked: isSuperAdmin,
    read: () => ({ ...request(), ...placeRequest() }),
    async confirm() {
      waiverReason.current = null
      if (!(await mayBecomeAnother(week, isSuperAdmin ? asSaved(week, values) : values)))
        return false
      if (!needsWaiver(choice.publish && !week.publish)) return true
      waiverReason.current = await askWaiver(week.weekReference)
      return waiverReason.current !== null
    },
    send: (call, input) => callOverHttp(call, { ...input, waiverReason: waiverReason.current }),
    async onDone() {
      unsaved.forget()
      alerts.show('SUCCESS', `${week.weekReference} has been saved.`)
      await navigate(backTo)
    },
  })
  const { error } = saving
  const unsaved = useUnsavedChanges(saving.form.ref)
  useFirstField(saving.form.ref)
  const hints = weekHints(values, { hasIdNumber: Boolean(week.ownerObject?.idNumber) })
  const form = sellFields(state, saving, isSuperAdmin ? hints : undefined)

  return (
    <div className={styles.page}>
      <OfficeHeader
        title="Week Information"
        note={`${week.weekReference}, ${week.resortName}`}
        actions={
          <>
            {week.may.refuse && (
              <Button busy={refusal.busy} onClick={() => void refuse()}>
                Refuse
              </Button>
            )}
            {week.isPublished && (
              <LinkButton to={links.week(week.resortCode, week.id)}>View on the site</LinkButton>
            )}
          </>
        }
      />
      <form {...saving.form} className={styles.form}>
        <SellErrors message={saving.invalidMessage} fields={form.errors} error={error}>
          {error instanceof AppError && error.code === 'stale' && (
            <Button size="sm" onClick={() => void revalidate()}>
              Load the latest version
            </Button>
          )}
        </SellErrors>
        <RefusalNote reason={week.refusalReason} superAdmin={isSuperAdmin} />
        <PublishPanel {...{ week, statuses, isSuperAdmin, choice }} onChange={setChoice} />
        <LockNote lock={lock} />
        {isSuperAdmin && (
          <p className={styles.unchecked}>
            No fields are required. If you leave out a field that the week needs, its saved value is
            kept.
          </p>
        )}
        <fieldset className={styles.form} disabled={lock?.of === 'everything'}>
          <OwnerPanel form={form} week={week} isSuperAdmin={isSuperAdmin} />
          <PartResort form={form} choices={choices} />
          <PartWeek form={form} resort={resort} />
          <PartLevy form={form} />
          <PartPrice form={form} fixed={lock?.of === 'price'} />
          <PartDisclosure form={form} resort={resort} />
        </fieldset>
        <SendBar>
          <ScriptButton type="submit" kind="brand" busy={saving.busy}>
            Save
          </ScriptButton>
          <LinkButton to={backTo}>Close</LinkButton>
        </SendBar>
      </form>
    </div>
  )
}
