import { useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { Draft } from '#contract/drafts/drafts.calls.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { formatRand } from '#contract/values/rand.ts'
import { createWeek, updateWeek } from '#contract/weeks/week-changes.calls.ts'
import { conditionalErrors } from '#contract/weeks/weeks.form.ts'
import { weeksMessages, weeksTexts } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ScriptButton } from '../../../ui/button/script-button.tsx'
import { SendBar } from '../../../ui/form/form-panel.tsx'
import { FormPart, LongForm, longFormClass } from '../../../ui/form/long-form/long-form.tsx'
import { FormProgress, FormSteps } from '../../../ui/form/long-form/form-steps.tsx'
import { WrongCount } from '../../../ui/form/long-form/wrong-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { RefusalNote } from '../../../shared/listings/refusal-note.tsx'
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
import { sellFields } from './sell-fields.ts'
import { SellHelp } from './sell-help.tsx'
import type { Paper } from './levy-statement.tsx'
import { progressOf, sellParts, stepsOf } from './sell-parts.ts'
import { changedWeekRequest, newWeekRequest } from './sell-request.ts'
import { blankValues, valuesOf } from './sell-values.ts'
import { useAnotherWeek } from './use-another-week.ts'
import { useResortFacts } from './use-resort-facts.ts'
import { discardSellDraft, useSellDraft, valuesOfDraft } from './use-sell-draft.ts'
import { useSellValues } from './use-sell-values.ts'
import styles from './sell-form.module.css'

export interface SellFormProps {
  userId: number
  choices: ResortChoices
  fee: number
  agencies: readonly { value: number; label: string }[]
  profile: SellerProfile | null
  isSuperAdmin: boolean
  /** Input that was typed but not submitted. */
  draft: Draft | null
  /** A week that has already been submitted. */
  week: WeekDetail | null
}

/**
 * The long form of a week, new or already submitted. Nothing typed is lost, whatever the reply is.
 */
export function SellForm(props: SellFormProps) {
  const { userId, choices, fee, agencies, profile, isSuperAdmin, week } = props
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const noForm = useRef<HTMLFormElement>(null)
  const state = useSellValues(
    week ? valuesOf(week) : (valuesOfDraft(props.draft?.value) ?? blankValues),
    choices,
  )
  const { values } = state
  const resort = useResortFacts(values.resortCode)
  const draft = useSellDraft({ userId, values, stored: props.draft, onFound: state.replace })
  const mayBecomeAnother = useAnotherWeek()
  const lock = lockOf(week, isSuperAdmin)
  const listAgain = useRef(false)

  const sending = useForm({
    call: (week ? updateWeek : createWeek) as typeof updateWeek,
    once: !week,
    draft,
    read: () =>
      week
        ? changedWeekRequest(values, { id: week.id, version: week.version ?? 1 })
        : { ...newWeekRequest(values), listAgain: listAgain.current, draftKey: draft.key },
    rules: (request: object): FieldErrors => ({
      ...conditionalErrors(request),
      ...(values.ownerType === 'registered' && !week && !values.ownerId
        ? { ownerId: weeksTexts.unknownOwner }
        : {}),
    }),
    confirm: () => !week || mayBecomeAnother(week, values),
    isQuestion: ({ code }) => code === 'alreadyListed',
    async onDone(saved) {
      unsaved.forget()
      alerts.show('SUCCESS', week ? 'Your changes have been saved.' : weeksTexts.saved)
      const pay = links.paymentOption({ kind: 'week', id: saved.id })
      await navigate(week ? links.myWeeks() : pay)
      sending.again()
    },
  })
  const { error, question } = sending
  // A draft needs no confirmation before leaving; an edit does.
  const unsaved = useUnsavedChanges(week ? sending.form.ref : noForm)
  const form = sellFields(state, sending)
  const progress = progressOf(values, form.errors)
  const paper: Paper = {
    resortName: resort?.resortName ?? values.otherResortName,
    owner: profile?.name ?? '',
    values,
  }

  async function submitAgain() {
    listAgain.current = true
    await sending.submit()
    listAgain.current = false
  }

  async function saveDraft() {
    try {
      await draft.saveNow()
      alerts.show('SUCCESS', 'Draft saved. Come back to this page to continue.')
    } catch (thrown) {
      alerts.showError(thrown)
    }
  }

  async function startNewWeek() {
    unsaved.forget()
    await discardSellDraft(userId)
    state.replace(blankValues)
    sending.clearErrors()
    await navigate(links.sellWeek())
  }

  return (
    <LongForm steps={<FormSteps steps={stepsOf(progress)} />} help={<SellHelp paper={paper} />}>
      <form {...sending.form} className={longFormClass} aria-label="Sell a week">
        <FormProgress {...progress} savedAt={draft.savedAt} />
        <SellErrors message={sending.invalidMessage} fields={form.errors} error={error}>
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
        <RefusalNote reason={week?.refusalReason} superAdmin={isSuperAdmin} />
        <LockNote lock={lock} />
        {sellParts.map(({ id }) => (
          <FormPart key={id} id={id} disabled={lock?.of === 'everything'}>
            {id === 'resort' && <PartResort form={form} choices={choices} paper={paper} />}
            {id === 'week' && <PartWeek form={form} resort={resort} paper={paper} />}
            {id === 'levy' && <PartLevy form={form} paper={paper} />}
            {id === 'price' && <PartPrice form={form} fixed={lock?.of === 'price'} />}
            {id === 'disclosure' && <PartDisclosure form={form} resort={resort} />}
            {id === 'owner' && <PartOwner {...{ form, profile, agencies, isSuperAdmin, week }} />}
            {id === 'mandate' && <PartMandate form={form} isNew={!week} />}
          </FormPart>
        ))}
        <SendBar>
          <WrongCount count={Object.keys(form.errors).length} />
          <span className={styles.next}>
            {week ? week.weekReference : `Next: pay the listing fee of ${formatRand(fee)}`}
          </span>
          {week ? (
            <Button kind="quiet" onClick={() => void startNewWeek()}>
              {weeksMessages.newWeek}
            </Button>
          ) : (
            <Button kind="quiet" onClick={() => void saveDraft()}>
              Save draft
            </Button>
          )}
          <ScriptButton
            type="submit"
            kind={week ? 'brand' : 'accent'}
            busy={sending.busy || sending.done}
            disabled={lock?.of === 'everything'}
          >
            {week ? 'Save' : 'Submit'}
          </ScriptButton>
        </SendBar>
      </form>
      <AlreadyListed
        question={question}
        onAgain={() => void submitAgain()}
        onCancel={sending.clearErrors}
      />
    </LongForm>
  )
}
