import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { removeDraft, type Draft } from '#contract/drafts/drafts.calls.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { formatRand } from '#contract/values/rand.ts'
import { createWeek, updateWeek } from '#contract/weeks/weeks.calls.ts'
import { conditionalErrors, weekFormMessage } from '#contract/weeks/weeks.form.ts'
import { weeksMessages, weeksOwnMessages } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { browserCopyName, writeBrowserCopy } from '../../../ui/draft/browser-copy.ts'
import { checkForm, focusFirstError } from '../../../ui/form/form-check.ts'
import { SendBar } from '../../../ui/form/form-panel.tsx'
import { useCall } from '../../../ui/call/use-call.ts'
import { useIdempotencyKey } from '../../../ui/form/use-idempotency-key.ts'
import { useKeptFocus } from '../../../ui/form/use-kept-focus.ts'
import { AlreadyListed } from './already-listed.tsx'
import { LockNote, lockOf } from './week-lock.tsx'
import { PartDisclosure } from './part-disclosure.tsx'
import { PartLevy } from './part-levy.tsx'
import { PartMandate } from './part-mandate.tsx'
import { PartOwner, type SellerProfile } from './part-owner.tsx'
import { PartPrice } from './part-price.tsx'
import { PartResort } from './part-resort.tsx'
import { PartWeek } from './part-week.tsx'
import { SellErrors } from './sell-errors.tsx'
import { SellHelp } from './sell-help.tsx'
import { progressOf, sellParts } from './sell-parts.ts'
import { changedWeekRequest, newWeekRequest } from './sell-request.ts'
import { partAnchor, SellProgress, SellSteps } from './sell-steps.tsx'
import { blankValues, valuesOf } from './sell-values.ts'
import { useAnotherWeek } from './use-another-week.ts'
import { useResortFacts } from './use-resort-facts.ts'
import { draftKind, useSellDraft, valuesOfDraft } from './use-sell-draft.ts'
import { useSellForm } from './use-sell-form.ts'
import styles from './sell-form.module.css'

export interface SellFormProps {
  userId: number
  choices: ResortChoices
  fee: number
  agencies: readonly { value: number; label: string }[]
  profile: SellerProfile | null
  isSuperAdmin: boolean
  /** What was typed and not sent. */
  draft: Draft | null
  /** A week that is already with us. */
  week: WeekDetail | null
}

/** The long form of a week, new or already with us. Nothing typed is lost, whatever is answered. */
export function SellForm(props: SellFormProps) {
  const { userId, choices, fee, agencies, profile, isSuperAdmin, draft, week } = props
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const noForm = useRef<HTMLFormElement>(null)
  const form = useSellForm(
    week ? valuesOf(week) : (valuesOfDraft(draft?.value) ?? blankValues),
    choices,
  )
  const { values, errors } = form
  const [message, setMessage] = useState<string | null>(null)
  const resort = useResortFacts(values.resortCode)
  const kept = useSellDraft({ userId, values, stored: draft, onFound: form.replace })
  // A draft needs no question before leaving; an edit does.
  const unsaved = useUnsavedChanges(week ? element : noForm)
  const create = useCall(createWeek)
  const update = useCall(updateWeek)
  const keyOf = useIdempotencyKey()
  const mayBecomeAnother = useAnotherWeek()
  const lock = lockOf(week, isSuperAdmin)
  const [leaving, setLeaving] = useState(false)
  const pressed = useRef(false)
  const busy = create.busy || update.busy || leaving
  const error = create.error ?? update.error
  const question = error instanceof AppError && error.code === 'alreadyListed' ? error : null
  const keepFocus = useKeptFocus(busy || question !== null)
  const progress = progressOf(values, errors)

  function refuse(fields: FieldErrors, words: string | null) {
    form.setErrors(fields)
    setMessage(words)
    if (Object.keys(fields).length) focusFirstError(element.current)
    else element.current?.scrollIntoView({ block: 'start' })
  }

  /** Once at a time: the second press of a double one comes before anything is drawn anew. */
  async function submit(answer: { listAgain?: boolean } = {}) {
    if (busy || pressed.current) return
    pressed.current = true
    kept.hold()
    try {
      await send(answer)
    } finally {
      pressed.current = false
      kept.release()
    }
  }

  async function send(answer: { listAgain?: boolean }) {
    create.reset()
    update.reset()
    const request = week
      ? changedWeekRequest(values, { id: week.id, version: week.version ?? 1 })
      : { ...newWeekRequest(values), ...answer, draftKey: kept.key }
    const schema = week ? updateWeek.input : createWeek.input
    const wrong = { ...conditionalErrors(request), ...checkForm(schema, request).fields }
    if (values.ownerType === 'registered' && !week && !values.ownerId) {
      wrong.ownerId = weeksOwnMessages.unknownOwner
    }
    if (Object.keys(wrong).length) return refuse(wrong, weekFormMessage(wrong))
    refuse({}, null)
    if (week && !(await mayBecomeAnother(week, values))) return
    keepFocus()
    const saved = week
      ? await update.run(request as never)
      : await create.run(request as never, { idempotencyKey: keyOf(request) } as never)
    if (saved) await leave(saved)
  }

  async function leave(saved: WeekDetail) {
    setLeaving(true)
    unsaved.forget()
    kept.finish()
    alerts.show('SUCCESS', week ? 'Your changes have been saved.' : weeksOwnMessages.saved)
    const pay = links.paymentOption({ kind: 'week', id: saved.id })
    await navigate(week ? links.myWeeks() : pay)
    setLeaving(false)
  }

  useEffect(() => {
    // What the server refuses stands beside its fields, like what the form itself finds.
    if (error && !question) refuse(error instanceof AppError ? error.fields : {}, null)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error])

  async function keepForLater() {
    try {
      await kept.saveNow()
      alerts.show('SUCCESS', 'Draft saved. Come back to this page to continue.')
    } catch (thrown) {
      alerts.showError(thrown)
    }
  }

  async function begin() {
    unsaved.forget()
    writeBrowserCopy(browserCopyName(draftKind, userId), null)
    await callOverHttp(removeDraft, { kind: draftKind }).catch(() => undefined)
    form.replace(blankValues)
    await navigate(links.sellWeek())
  }

  return (
    <div className={styles.longform}>
      <SellSteps parts={progress.parts} />
      <form
        ref={element}
        noValidate
        className={styles.form}
        aria-label="Sell a week"
        inert={busy}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <SellProgress {...progress} keptAt={kept.keptAt} />
        <SellErrors message={message} fields={errors} error={question ? null : error}>
          {error instanceof AppError && error.code === 'stale' && (
            <Button
              size="sm"
              onClick={() => {
                unsaved.forget()
                void revalidate()
              }}
            >
              Load the latest version
            </Button>
          )}
        </SellErrors>
        <LockNote lock={lock} />
        {sellParts.map(({ id }) => (
          <fieldset
            key={id}
            id={partAnchor(id)}
            className={styles.part}
            disabled={lock?.of === 'everything'}
          >
            {id === 'resort' && <PartResort form={form} choices={choices} />}
            {id === 'week' && <PartWeek form={form} resort={resort} />}
            {id === 'levy' && <PartLevy form={form} />}
            {id === 'price' && <PartPrice form={form} fixed={lock?.of === 'price'} />}
            {id === 'disclosure' && <PartDisclosure form={form} resort={resort} />}
            {id === 'owner' && <PartOwner {...{ form, profile, agencies, isSuperAdmin, week }} />}
            {id === 'mandate' && <PartMandate form={form} isNew={!week} />}
          </fieldset>
        ))}
        <SendBar>
          <span className={styles.next}>
            {week ? week.weekReference : `Next: pay the listing fee of ${formatRand(fee)}`}
          </span>
          {week ? (
            <Button kind="quiet" onClick={() => void begin()}>
              {weeksMessages.newWeek}
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => void keepForLater()}>
              Save draft
            </Button>
          )}
          <Button
            type="submit"
            kind="accent"
            busy={busy}
            disabled={!hydrated || lock?.of === 'everything'}
          >
            {week ? 'Save' : 'Submit'}
          </Button>
        </SendBar>
      </form>
      <AlreadyListed
        question={question}
        onAgain={() => void submit({ listAgain: true })}
        onCancel={create.reset}
      />
      <SellHelp
        resortName={resort?.resortName ?? values.otherResortName}
        owner={profile?.name ?? ''}
        values={values}
      />
    </div>
  )
}
