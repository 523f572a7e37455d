import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  createCarouselItem,
  updateCarouselItem,
  type CarouselDetail,
  type CarouselListing,
  type CarouselType,
} from '#contract/carousel/carousel.calls.ts'
import { listSavedPropertyImages } from '#contract/property-images/property-images.calls.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts'
import { upload } from '../../ui/media/upload.ts'
import { useAction } from '../../ui/call/use-action.ts'

interface Texts {
  header: string
  description: string
  rank: string
  showFrom: string
  showUntil: string
}

/** The image in use remains a choice, even if the property no longer has it. */
function withSaved(images: readonly Picture[], item: CarouselDetail | null): Picture[] {
  const saved = item?.propertyID ? item.image : null
  return saved && !images.some(({ id }) => id === saved.id) ? [saved, ...images] : [...images]
}

/** The state of the carousel item editor, and how it is saved. */
export function useCarouselForm(item: CarouselDetail | null, first: readonly Picture[]) {
  const alerts = useAlerts()
  const navigate = useNavigate()
  const savedImages = useAction(listSavedPropertyImages)
  const [type, setType] = useState<CarouselType>(item?.listing.type ?? 'Timeshare')
  const [listing, setListing] = useState<CarouselListing | null>(item?.listing ?? null)
  const [texts, setTexts] = useState<Texts>({
    header: item?.header ?? '',
    description: item?.description ?? '',
    rank: item ? String(item.rank) : '',
    showFrom: item?.showFrom ?? '',
    showUntil: item?.showUntil ?? '',
  })
  const [images, setImages] = useState<Picture[]>(() => withSaved(first, item))
  const [imageId, setImageId] = useState<number | null>(
    item?.propertyID ? (item.image?.id ?? null) : null,
  )
  const [file, setFile] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const form = useForm({
    call: (item ? updateCarouselItem : createCarouselItem) as typeof updateCarouselItem,
    read: () => ({
      ...texts,
      ...(listing && type === 'Timeshare' ? { timeshareID: listing.id } : {}),
      ...(listing && type === 'Property' ? { propertyID: listing.id } : {}),
      ...(type === 'Property' && imageId ? { imageID: imageId } : {}),
      ...(item ? { id: item.id, version: item.version } : {}),
    }),
    send(call, values) {
      const files = type === 'Timeshare' && file ? [file] : []
      setProgress(0)
      return upload(call, values, files, setProgress).finally(() => setProgress(null))
    },
    async onDone() {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', 'Carousel item saved.')
      await navigate(links.carousel())
    },
  })
  const unsaved = useUnsavedChanges(form.form.ref)
  useFirstField(form.form.ref)

  function chooseType(next: CarouselType) {
    setType(next)
    setListing(null)
    setImages([])
    setImageId(null)
    setFile(null)
  }

  async function pick(chosen: CarouselListing) {
    setListing(chosen)
    setTexts({ ...texts, header: chosen.header, description: chosen.description })
    form.clearErrors()
    if (chosen.type !== 'Property') return
    setImages([])
    const found = await savedImages.run({ id: chosen.id })
    setImages((found ?? []).map(({ image }) => image))
    setImageId(chosen.image?.id ?? null)
  }

  return {
    ...form,
    type,
    chooseType,
    listing,
    pick,
    texts,
    write: (change: Partial<Texts>) => setTexts({ ...texts, ...change }),
    images,
    imageId,
    setImageId,
    file,
    setFile,
    progress,
  }
}
