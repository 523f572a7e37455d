import { useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { FormGroup } from '#contract/property-fields/property-fields.calls.ts'
import type { createProperty, updateProperty } from '#contract/properties/properties.calls.ts'
import { propertiesMessages as messages } from '#contract/properties/properties.messages.ts'
import type { Property, Usage } from '#contract/properties/properties.schema.ts'
import { isOpen, isSaleAfter } from '#contract/properties/properties.states.ts'
import { imageEndings, imageRules } from '#contract/property-images/property-images.calls.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useDraft, type DraftStart } from '../../../ui/draft/use-draft.ts'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormPanel, SendBar, wholeRow } from '../../../ui/form/form-panel.tsx'
import { ImageUploader } from '../../../ui/media/image-uploader.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { RichTextField } from '../../../ui/form/rich-text.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { DetailsPanel } from './details-panel.tsx'
import {
  clearsAddress,
  errorsOfField,
  fieldErrorsById,
  isAddressField,
  readProperty,
  sentFields,
} from './form-values.ts'
import { textsOf, type FormTexts } from '../../../ui/form/form-texts.ts'
import { PlacePanel } from './place-panel.tsx'
import { RefusalNote } from '../../../shared/listings/refusal-note.tsx'
import { StatusPanel, type StatusChoice } from './status-panel.tsx'
import { usePictures } from './use-pictures.ts'
import type { PlaceLists } from './use-places.ts'
import styles from './property-form.module.css'

export interface FormChoices {
  types: readonly { id: number; description: string }[]
  statuses: readonly StatusChoice[]
  groups: readonly FormGroup[]
  places: PlaceLists
}

interface PropertyFormProps {
  call: typeof createProperty | typeof updateProperty
  usage: Usage
  isSale: boolean
  /** What the form begins with: a draft, or the saved listing. */
  start: FormTexts
  choices: FormChoices
  /** The listing that is changed; null for a new one. */
  property: Property | null
  superAdmin?: boolean
  /** Where what is typed is saved; null where nothing needs to be. */
  draft: DraftStart | null
  /** Above the fields, such as the fee. */
  intro?: ReactNode
  closeTo: string
  onSaved: (saved: { id: number; propertyRef: string }, failedPictures: number) => Promise<void>
}

const periods = [
  { value: 'Month', label: 'Month' },
  { value: 'Day', label: 'Day' },
  { value: 'm2', label: 'Square metre per month' },
]

/** The one form of all four kinds: residential or commercial, for sale or to rent; new or saved. */
export function PropertyForm(props: PropertyFormProps) {
  const { call, usage, start, choices, property, intro, closeTo, onSaved } = props
  const hydrated = useHydrated()
  const [typeId, setTypeId] = useState(Number(start['propertyTypeId']) || 0)
  const [status, setStatus] = useState(property?.statusCode ?? '')
  const [isSale, setSale] = useState(props.isSale)
  const closed = status !== '' && !isOpen(status)
  const sent = useRef<number[]>([])
  const typedBefore = useRef<FormTexts>({})
  const pictures = usePictures(property?.propertyImages ?? [])

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
      // A closed listing keeps what is saved; its status alone is read from the form. One that became a
      // rental or a sale in the same step needs what was typed for it.
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
  function chooseStatus(next: string) {
    // What is disabled from now on is no longer in the form.
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
    // A listing that is changed needs an address: its street, or the name of its building.
    if (!property || !isAddressField(name)) return
    const isCleared = clearsAddress(name, textsOf(new FormData(event.currentTarget)))
    setAddressCleared(isCleared)
    if (!isCleared) form.correct(['streetName'])
  }
  const missing = form.invalid || Object.keys(errors).length > 0

  return (
    <form {...form.form} onInput={noteInput} className={styles.form}>
      {missing ? (
        <Alert type="ERROR">{messages.fieldsMissing}</Alert>
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
      <fieldset className={styles.form} disabled={closed}>
        <FormPanel title="What you are listing">
          <SelectField
            label="Type"
            name="propertyTypeId"
            required
            placeholder="Choose a type"
            options={choices.types.map(({ id, description }) => ({
              value: id,
              label: description,
            }))}
            value={typeId || ''}
            error={errors['propertyTypeId']}
            onChange={(event) => setTypeId(Number(event.target.value))}
          />
          <TextField
            {...field('propertyName')}
            label="Property name"
            help="For example, the name of the farm, complex or building."
          />
          {usage === 'Commercial' && <TextField {...field('unit')} label="Unit" />}
          <TextField
            {...field('shortDescription')}
            className={wholeRow}
            label="Short description"
            required
            maxLength={200}
            help="The heading of your listing. Say what it is and what makes it special."
          />
          <RichTextField
            {...field('description')}
            className={wholeRow}
            label="Description"
            disabled={closed}
            help="Describe the rooms, the light, the garden or stoep, the neighbourhood and what is nearby."
          />
        </FormPanel>
        <FormPanel title={isSale ? 'Price' : 'Rent'}>
          <RandField {...field('price')} label={isSale ? 'Price' : 'Rent'} required cents />
          {!isSale && (
            <SelectField
              {...field('pricePer')}
              label="Per"
              required
              options={periods}
              defaultValue={start['pricePer'] || 'Month'}
            />
          )}
          <RandField
            {...field('operationalCosts')}
            label="Monthly operational costs"
            cents
            help="Levy, rates and services in total. Only you and our team can see this."
          />
          <TextField
            {...field('dateAvailable')}
            label="Date available"
            type="date"
            required={!isSale}
          />
        </FormPanel>
        <PlacePanel
          lists={choices.places}
          start={start}
          field={field}
          onChange={draft.markChanged}
        />
        <DetailsPanel
          typeId={typeId}
          groups={choices.groups}
          start={start}
          error={(name) => errors[name]}
        />
        <FormPanel
          title="Photos"
          help="The main photo appears in search results. Drag the photos to change their order."
        >
          <div className={wholeRow}>
            <ImageUploader
              images={pictures.pictures}
              accept={imageEndings}
              most={imageRules.maxFiles}
              disabled={closed}
              help="Drop photos here or choose them: up to 20 JPEG, PNG or GIF files, each under 2 MB."
              onAdd={pictures.add}
              onMove={pictures.move}
              onMain={pictures.makeMain}
              onRemove={pictures.remove}
            />
            <input type="hidden" name="pictures" value={pictures.mark} />
          </div>
        </FormPanel>
        <FormPanel title="Tour and video">
          <TextField
            {...field('virtualTour')}
            label="Virtual tour"
            type="url"
            placeholder="https://"
            help="The web address of a virtual tour of the property."
          />
          <TextField
            {...field('video')}
            label="Video"
            help="The ID of a YouTube video: the letters and digits after v= in its web address."
          />
        </FormPanel>
      </fieldset>
      <SendBar>
        <Button type="submit" kind="accent" busy={form.busy || form.done} disabled={!hydrated}>
          {property ? 'Save' : 'List this property'}
        </Button>
        <LinkButton to={closeTo}>Close</LinkButton>
        {draft.savedAt && (
          <span className={styles.draft} role="status">
            Draft saved.
          </span>
        )}
      </SendBar>
    </form>
  )
}

function pick(texts: FormTexts, names: readonly string[]): FormTexts {
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? '']))
}
