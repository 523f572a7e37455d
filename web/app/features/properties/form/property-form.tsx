import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'
import type { FormGroup } from '#contract/property-fields/property-fields.calls.ts'
import type { createProperty, updateProperty } from '#contract/properties/properties.calls.ts'
import { propertiesMessages as messages } from '#contract/properties/properties.messages.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { isOpen, isSaleAfter } from '#contract/properties/properties.states.ts'
import { RefusalNote } from '../../../shared/listings/refusal-note.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { ScriptButton } from '../../../ui/button/script-button.tsx'
import { useDraft, type DraftStart } from '../../../ui/draft/use-draft.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { SendBar } from '../../../ui/form/form-panel.tsx'
import { textsOf, type FormTexts } from '../../../ui/form/form-texts.ts'
import { FormProgress, FormSteps } from '../../../ui/form/long-form/form-steps.tsx'
import { FormPart, LongForm, longFormClass } from '../../../ui/form/long-form/long-form.tsx'
import { WrongCount, WrongFields } from '../../../ui/form/long-form/wrong-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts'
import { DetailsPanel } from './details-panel.tsx'
import {
  clearsAddress,
  errorsOfField,
  fieldErrorsById,
  isAddressField,
  readProperty,
  sentFields,
} from './form-values.ts'
import { PartListing } from './part-listing.tsx'
import { PartPhotos } from './part-photos.tsx'
import { PartPrice } from './part-price.tsx'
import { PartTour } from './part-tour.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import { PlacePanel } from './place-panel.tsx'
import { PropertyHelp } from './property-help.tsx'
import { inFormOrder, labelOf, progressOf } from './property-progress.ts'
import { StatusPanel, type StatusChoice } from './status-panel.tsx'
import { useFormTexts } from './use-form-texts.ts'
import type { PlaceLists } from './use-places.ts'

export interface FormChoices {
  types: readonly { id: number; description: string }[]
  statuses: readonly StatusChoice[]
  groups: readonly FormGroup[]
  places: PlaceLists
}

/** For the page around it, where another kind of listing is chosen. */
export interface PropertyFormHandle {
  texts: () => FormTexts
  draftKey: string | undefined
  /** What is typed from here on is not saved. */
  endDraft: () => void
}

interface PropertyFormProps {
  handle?: Ref<PropertyFormHandle> | undefined
  call: typeof createProperty | typeof updateProperty
  usage: Usage
  isSale: boolean
  /** The initial values: a draft, or the saved listing. */
  start: FormTexts
  choices: FormChoices
  /** The listing being edited; null for a new one. */
  property: Property | null
  superAdmin?: boolean
  /** Where input is saved; null if nothing needs to be. */
  draft: DraftStart | null
  /** Above the fields, such as the fee. */
  intro?: ReactNode
  closeTo: string
  onSaved: (saved: { id: number; propertyRef: string }, failedPictures: number) => Promise<void>
}

/**
 * The single form for all four kinds: residential or commercial, for sale or to rent; new or saved.
 */
export function PropertyForm(props: PropertyFormProps) {
  const { call, usage, start, choices, property, intro, closeTo, onSaved } = props
  const [typeId, setTypeId] = useState(Number(start['propertyTypeId']) || 0)
  const [status, setStatus] = useState(property?.statusCode ?? '')
  const [isSale, setSale] = useState(props.isSale)
  const closed = status !== '' && !isOpen(status)
  const sent = useRef<number[]>([])
  const typedBefore = useRef<FormTexts>({})
  const pictures = usePictures(property?.propertyImages ?? [], start['pictures'])

  const draft = useDraft({
    start: props.draft,
    read: () => form.form.ref.current && textsOf(new FormData(form.form.ref.current)),
  })
  const form = useForm({
    call: call as typeof updateProperty,
    initial: start,
    once: !property,
    draft,
    read(data) {
      // A closed listing keeps what is saved; only its status is read from the form. If it became a
      // rental or a sale in the same step, the input for that is needed.
      const typed = textsOf(data)
      const saved = isSale === props.isSale ? start : { ...start, ...typedBefore.current }
      const texts = closed
        ? { ...saved, ...pick(typed, ['statusCode', 'cutOffDisplayDateString', 'waiverReason']) }
        : typed
      sent.current = sentFields(texts)
      const values = readProperty(texts, { usage, isSale })
      if (!property) return { ...values, draftKey: draft.key }
      return {
        ...values,
        id: property.id,
        version: property.version ?? 1,
        statusCode: status,
        cutOffDisplayDateString: texts['cutOffDisplayDateString'] ?? '',
        waiverReason: texts['waiverReason'] ?? null,
      }
    },
    async onDone(saved) {
      const failed = closed ? 0 : await pictures.save(saved.id)
      unsaved.forget()
      await onSaved(saved, failed)
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  const { ref } = form.form
  const { key: draftKey, finish: endDraft } = draft
  useImperativeHandle(
    props.handle,
    () => ({
      texts: () => (ref.current ? textsOf(new FormData(ref.current)) : {}),
      draftKey,
      endDraft,
    }),
    [ref, draftKey, endDraft],
  )
  function chooseStatus(next: string) {
    // Fields that are disabled from here are no longer part of the form.
    const element = form.form.ref.current
    if (!closed && element) typedBefore.current = textsOf(new FormData(element))
    setStatus(next)
    setSale(isSaleAfter(next, isSale))
  }
  const [addressCleared, setAddressCleared] = useState(false)
  const errors = useMemo(() => fieldErrorsById(form.fields, sent.current), [form.fields])
  const cleared = addressCleared ? messages.addressRequired : undefined
  const field = (name: string) => ({
    ...form.field(name),
    error: errors[name] ?? (name === 'streetName' ? cleared : undefined),
  })
  function noteInput(event: FormEvent<HTMLFormElement>) {
    form.form.onInput(event)
    const { name } = event.target as Element as HTMLInputElement
    form.correct(errorsOfField(name, form.fields, sent.current))
    // An edited listing needs an address: its street, or the name of its building.
    if (!property || !isAddressField(name)) return
    const isCleared = clearsAddress(name, textsOf(new FormData(event.currentTarget)))
    setAddressCleared(isCleared)
    if (!isCleared) form.correct(['streetName'])
  }
  const missing = form.invalid || Object.keys(errors).length > 0
  const { texts, refresh } = useFormTexts(form.form.ref, start)
  const { markChanged } = draft
  function noteChange() {
    markChanged()
    refresh()
  }
  // Once uploaded, a picture is part of the draft.
  useEffect(() => {
    if (pictures.draft !== (start['pictures'] ?? '')) markChanged()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pictures.draft])

  const wrong = inFormOrder(Object.keys(errors))
  const progress = progressOf({
    // Disabled fields are not part of the form, but their values are known.
    texts: closed ? { ...start, ...typedBefore.current, ...texts } : texts,
    errors,
    isSale,
    pictures: pictures.pictures.length,
  })

  return (
    <LongForm
      steps={<FormSteps steps={progress.steps} />}
      help={property ? undefined : <PropertyHelp usage={usage} isSale={isSale} />}
    >
      <form {...form.form} onInput={noteInput} className={longFormClass}>
        {!property && (
          <FormProgress
            given={progress.given}
            required={progress.required}
            savedAt={draft.savedAt}
          />
        )}
        {missing ? (
          <Alert type="ERROR" title={messages.fieldsMissing}>
            <WrongFields
              fields={wrong.map((name) => ({ id: name, label: labelOf(name, errors[name] ?? '') }))}
            />
          </Alert>
        ) : (
          <FormAlert
            invalid={false}
            error={form.error}
            onLoadTheirs={() => window.location.reload()}
          />
        )}
        {intro}
        <RefusalNote reason={property?.refusalReason} superAdmin={props.superAdmin ?? false} />
        {property && (
          <StatusPanel
            saved={property.statusCode}
            isSale={isSale}
            statuses={choices.statuses}
            chosen={status}
            onChoose={chooseStatus}
            superAdmin={props.superAdmin ?? false}
            fee={property.fee ?? 'paid'}
            field={field}
          />
        )}
        <FormPart id="listing" disabled={closed}>
          <PartListing
            usage={usage}
            types={choices.types}
            typeId={typeId}
            onType={setTypeId}
            field={field}
            closed={closed}
          />
        </FormPart>
        <FormPart id="price" disabled={closed}>
          <PartPrice isSale={isSale} pricePer={start['pricePer']} field={field} />
        </FormPart>
        <FormPart id="place" disabled={closed}>
          <PlacePanel
            lists={choices.places}
            start={start}
            field={field}
            onChange={noteChange}
            onChosen={form.correct}
          />
        </FormPart>
        <FormPart id="details" disabled={closed}>
          <DetailsPanel
            typeId={typeId}
            groups={choices.groups}
            start={start}
            error={(name) => errors[name]}
          />
        </FormPart>
        <FormPart id="photos" disabled={closed}>
          <PartPhotos pictures={pictures} closed={closed} />
        </FormPart>
        <FormPart id="tour" disabled={closed}>
          <PartTour field={field} />
        </FormPart>
        <SendBar>
          <WrongCount count={wrong.length} />
          <ScriptButton
            type="submit"
            kind={property ? 'brand' : 'accent'}
            busy={form.busy || form.done}
          >
            {property ? 'Save' : 'List this property'}
          </ScriptButton>
          <LinkButton to={closeTo}>Close</LinkButton>
        </SendBar>
      </form>
    </LongForm>
  )
}

function pick(texts: FormTexts, names: readonly string[]): FormTexts {
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))
}
