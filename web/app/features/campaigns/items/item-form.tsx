import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { listListingChoices } from '#contract/campaigns/campaign-items.calls.ts'
import { campaignInvalidMessage, nestedItem } from '#contract/campaigns/campaigns.form.ts'
import type { CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import { callOverHttp, type NoResponse } from '#contract/client.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { Picture } from '#contract/values/picture.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { checkForm } from '../../../ui/form/form-check.ts'
import { CustomValues, type CustomValuesHandle } from './custom-values.tsx'
import { itemInput, type CustomValue, type EditorItem } from './editor-item.ts'
import { ListingPicker } from './listing-picker.tsx'
import { PicturePicker } from './picture-picker.tsx'
import styles from './item-form.module.css'

interface ItemFormProps {
  /** For whoever asks before it is left. */
  form?: RefObject<HTMLFormElement | null>
  isTimeshare: boolean
  /** Null where a new one begins. */
  item: EditorItem | null
  /** Tags of the item's HTML that nothing else fills. */
  wanted: readonly string[]
  saveLabel: string
  busy?: boolean
  error?: AppError | NoResponse | null
  onLoadTheirs?: () => void
  onSave: (item: EditorItem) => void
  onClose: () => void
}

/** A listing on a campaign: which one, its picture, and what only this campaign says of it. */
export function ItemForm(props: ItemFormProps) {
  const { isTimeshare, item, wanted, saveLabel, busy = false, error = null } = props
  const here = useRef<HTMLFormElement>(null)
  const form = props.form ?? here
  const custom = useRef<CustomValuesHandle>(null)
  const [listing, setListing] = useState<CampaignListing | null>(item?.listing ?? null)
  const [picture, setPicture] = useState<Picture | null>(item?.picture ?? null)
  const [address, setAddress] = useState(item?.address ?? '')
  const [values, setValues] = useState<CustomValue[]>(item?.values ?? [])
  const [own, setOwn] = useState<FieldErrors | null>(null)
  const pictures = usePictures(item)
  const fields = own ?? (error instanceof AppError ? error.fields : {})
  const isWrong = Object.keys(fields).length > 0

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const all = custom.current?.finish() ?? null
    const next = { id: item?.id ?? 0, listing, picture, address: address.trim(), values: all ?? [] }
    const wrong = checkForm(nestedItem, itemInput(next)).fields
    setOwn(wrong)
    if (wrong) form.current?.scrollIntoView({ block: 'start' })
    if (!wrong && all && next.listing) props.onSave({ ...next, listing: next.listing })
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={save}>
      {isWrong ? (
        <Alert type="ERROR">{campaignInvalidMessage(fields)}</Alert>
      ) : (
        <FormAlert
          invalid={false}
          error={error}
          {...(props.onLoadTheirs ? { onLoadTheirs: props.onLoadTheirs } : {})}
        />
      )}
      <ListingPicker
        isTimeshare={isTimeshare}
        chosen={listing}
        picture={picture}
        address={address}
        error={fields['weekId']}
        onChoose={(choice) => {
          setListing(choice)
          pictures.ofListing(choice.pictures)
          // The listing's own first picture is what most campaigns show.
          if (!address && !pictures.isUploaded(picture)) setPicture(choice.pictures[0] ?? null)
          setOwn(null)
        }}
      />
      <input type="hidden" name="listing" value={listing?.id ?? ''} />
      <input type="hidden" name="values" value={JSON.stringify(values)} />
      <PicturePicker
        pictures={pictures.all}
        chosen={picture}
        address={address}
        error={fields['image']}
        onChoose={(chosen) => {
          setPicture(chosen)
          setAddress('')
        }}
        onUploaded={(uploaded) => {
          pictures.add(uploaded)
          setPicture(uploaded)
          setAddress('')
        }}
        onAddress={(text) => {
          setAddress(text)
          if (text.trim()) setPicture(null)
        }}
      />
      <CustomValues ref={custom} values={values} onValues={setValues} wanted={wanted} />
      <div className={styles.buttons}>
        <Button onClick={props.onClose}>Cancel</Button>
        <Button type="submit" kind="brand" busy={busy}>
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}

/** The pictures to choose from: of the listing, as soon as they are known, and what was uploaded. */
function usePictures(item: EditorItem | null) {
  const [own, setOwn] = useState<Picture[]>(item?.picture ? [item.picture] : [])
  const [uploaded, setUploaded] = useState<Picture[]>([])

  useEffect(() => {
    if (!item) return
    const leaving = new AbortController()
    const { kind, reference, id } = item.listing
    callOverHttp(listListingChoices, { kind, search: reference }, { signal: leaving.signal })
      .then(({ items }) => {
        const found = items.find((choice) => choice.id === id)?.pictures ?? []
        setOwn((before) => [...before.filter((one) => !has(found, one)), ...found])
      })
      // Without them the item keeps the picture that it has.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [item])

  return {
    all: [...uploaded, ...own],
    add: (picture: Picture) => setUploaded((before) => [picture, ...before]),
    isUploaded: (picture: Picture | null) => picture !== null && has(uploaded, picture),
    /** Another listing's pictures may not be shown with this one. */
    ofListing: setOwn,
  }
}

function has(pictures: readonly Picture[], { id }: Picture): boolean {
  return pictures.some((picture) => picture.id === id)
}
