import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import {
  createCarouselItem,
  updateCarouselItem,
  type CarouselDetail,
  type CarouselListing,
  type CarouselType,
} from '#contract/carousel/carousel.calls.ts'
import { NoResponse } from '#contract/client.ts'
import { AppError, type FieldErrors } from '#contract/errors.ts'
import { listSavedPropertyImages } from '#contract/property-images/property-images.calls.ts'
import type { Picture } from '#contract/values/picture.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { checkForm, focusFirstError } from '../../ui/form/form-check.ts'
import { upload } from '../../ui/media/upload.ts'
import { useAction } from '../../ui/call/use-action.ts'

interface Words {
  header: string
  description: string
  rank: string
}

interface Options {
  item: CarouselDetail | null
  images: readonly Picture[]
  element: RefObject<HTMLFormElement | null>
  onSaved: () => void
}

/** The image in use stays a choice, also when the property has parted with it. */
function withSaved(images: readonly Picture[], item: CarouselDetail | null): Picture[] {
  const saved = item?.propertyID ? item.image : null
  return saved && !images.some(({ id }) => id === saved.id) ? [saved, ...images] : [...images]
}

/** What the editor of a carousel item holds, and its way to the server. */
export function useCarouselForm({ item, images: first, element, onSaved }: Options) {
  const alerts = useAlerts()
  const navigate = useNavigate()
  const savedImages = useAction(listSavedPropertyImages)
  const [type, setType] = useState<CarouselType>(item?.listing.type ?? 'Timeshare')
  const [listing, setListing] = useState<CarouselListing | null>(item?.listing ?? null)
  const [words, setWords] = useState<Words>({
    header: item?.header ?? '',
    description: item?.description ?? '',
    rank: item ? String(item.rank) : '',
  })
  const [images, setImages] = useState<Picture[]>(() => withSaved(first, item))
  const [imageId, setImageId] = useState<number | null>(
    item?.propertyID ? (item.image?.id ?? null) : null,
  )
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [own, setOwn] = useState<FieldErrors | null>(null)
  const [error, setError] = useState<AppError | NoResponse | null>(null)

  function chooseType(next: CarouselType) {
    setType(next)
    setListing(null)
    setImages([])
    setImageId(null)
    setFile(null)
  }

  async function pick(chosen: CarouselListing) {
    setListing(chosen)
    setWords({ ...words, header: chosen.header, description: chosen.description })
    setOwn(null)
    if (chosen.type !== 'Property') return
    setImages([])
    const found = await savedImages.run({ id: chosen.id })
    setImages((found ?? []).map(({ image }) => image))
    setImageId(chosen.image?.id ?? null)
  }

  function input() {
    return {
      ...words,
      ...(listing && type === 'Timeshare' ? { timeshareID: listing.id } : {}),
      ...(listing && type === 'Property' ? { propertyID: listing.id } : {}),
      ...(type === 'Property' && imageId ? { imageID: imageId } : {}),
      ...(item ? { id: item.id, version: item.version } : {}),
    }
  }

  /** A listing is chosen by a button, which cannot be marked wrong as a field can. */
  function focusWrong(fields: FieldErrors) {
    if (fields.listing)
      element.current?.querySelector<HTMLElement>('[data-listing] button')?.focus()
    else focusFirstError(element.current)
  }

  async function save() {
    if (progress !== null) return
    const call = item ? updateCarouselItem : createCarouselItem
    const values = input()
    const { fields } = checkForm(call.input, values)
    setError(null)
    setOwn(fields)
    if (fields) return focusWrong(fields)
    setProgress(0)
    try {
      const files = type === 'Timeshare' && file ? [file] : []
      await upload(call as typeof updateCarouselItem, values as never, files, setProgress)
    } catch (thrown) {
      setError(thrown instanceof AppError ? thrown : new NoResponse())
      return focusFirstError(element.current)
    } finally {
      setProgress(null)
    }
    onSaved()
    alerts.clear()
    alerts.show('SUCCESS', 'Carousel item saved.')
    await navigate(links.carousel())
  }

  return {
    type,
    chooseType,
    listing,
    pick,
    words,
    write: (change: Partial<Words>) => setWords({ ...words, ...change }),
    images,
    imageId,
    setImageId,
    file,
    setFile,
    progress,
    busy: progress !== null,
    invalid: own !== null,
    error,
    fields: own ?? (error instanceof AppError ? error.fields : {}),
    save,
  }
}
