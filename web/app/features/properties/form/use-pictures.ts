import { useCallback, useEffect, useRef, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import {
  propertiesMessages as messages,
  propertiesTexts as texts,
} from '#contract/properties/properties.messages.ts'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import {
  addPropertyImages,
  arrangePropertyImages,
  imageRules,
} from '#contract/property-images/property-images.calls.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import type { UploaderImage } from '../../../ui/media/image-uploader.tsx'
import { upload } from '../../../ui/media/upload.ts'

interface Picture extends UploaderImage {
  /** A stored one has an id, a chosen one its file. */
  id?: number
  file?: File | undefined
}

function stored({ id, image, isDefault }: PropertyImage): Picture {
  return {
    key: `stored ${id}`,
    id,
    url: pictureUrl(image, 320),
    name: image.alt,
    isMain: isDefault,
  }
}

/** The pictures of a form: chosen, ordered and removed here, sent when the form is saved. */
export function usePictures(saved: readonly PropertyImage[]) {
  const alerts = useAlerts()
  const [pictures, setPictures] = useState<Picture[]>(() => saved.map(stored))
  const [removed, setRemoved] = useState<number[]>([])
  const next = useRef(1)
  const latest = useRef(pictures)
  latest.current = pictures

  useEffect(
    () => () => {
      for (const { file, url } of latest.current) if (file) URL.revokeObjectURL(url)
    },
    [],
  )

  function add(files: File[]) {
    const small = files.filter(({ size }) => size < imageRules.maxFileBytes)
    if (small.length < files.length) alerts.show('ERROR', messages.imagesTooLarge)
    const right = small.filter(({ type }) => (imageRules.types as readonly string[]).includes(type))
    if (right.length < small.length) alerts.show('ERROR', texts.notAPicture)
    const room = imageRules.maxFiles - pictures.length
    if (right.length > room) alerts.show('WARNING', texts.tooManyImages)
    const added = right.slice(0, Math.max(0, room)).map((file): Picture => ({
      key: `new ${next.current++}`,
      file,
      url: URL.createObjectURL(file),
      name: file.name,
      isMain: false,
    }))
    setPictures((before) => withMain([...before, ...added]))
  }

  function move(key: string, to: number) {
    setPictures((before) => {
      const moved = before.find((picture) => picture.key === key)
      if (!moved) return before
      const rest = before.filter((picture) => picture.key !== key)
      return [...rest.slice(0, to), moved, ...rest.slice(to)]
    })
  }

  function makeMain(key: string) {
    setPictures((before) => before.map((one) => ({ ...one, isMain: one.key === key })))
  }

  function remove(key: string) {
    const gone = pictures.find((picture) => picture.key === key)
    if (gone?.id) setRemoved((before) => [...before, gone.id as number])
    if (gone?.file) URL.revokeObjectURL(gone.url)
    setPictures((before) => withMain(before.filter((picture) => picture.key !== key)))
  }

  const change = useCallback((key: string, part: Partial<Picture>) => {
    setPictures((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }, [])

  /** Sends what is new and puts all in order; returns how many could not be sent. */
  async function save(propertyId: number): Promise<number> {
    const ids = new Map<string, number>()
    let failed = 0
    // Deletions come first, to make space for new pictures.
    if (removed.length) await arrange(propertyId, latest.current, removed)
    setRemoved([])
    for (const { key, id, file } of latest.current) {
      if (id) ids.set(key, id)
      if (!file) continue
      try {
        change(key, { progress: 0, error: undefined })
        const all = await upload(addPropertyImages, { propertyId }, [file], (share) =>
          change(key, { progress: share }),
        )
        const newest = all.reduce((most, image) => Math.max(most, image.id), 0)
        ids.set(key, newest)
        change(key, { progress: undefined, id: newest, file: undefined })
      } catch (error) {
        failed++
        change(key, { progress: undefined, error: error instanceof Error ? error.message : '' })
      }
    }
    const order = latest.current.flatMap(({ key, isMain }) => {
      const id = ids.get(key)
      return id === undefined ? [] : [{ id, isMain }]
    })
    if (order.length) await arrange(propertyId, order)
    return failed
  }

  /** Distinguishes two states, so that leaving with unsaved pictures asks first. */
  const mark = pictures.map(({ key, isMain }) => `${key}${isMain ? '*' : ''}`).join('|')
  return { pictures, mark, add, move, makeMain, remove, save }
}

/** There is always one main picture: the first, until another is chosen. */
function withMain(pictures: Picture[]): Picture[] {
  if (pictures.length === 0 || pictures.some(({ isMain }) => isMain)) return pictures
  return pictures.map((picture, index) => ({ ...picture, isMain: index === 0 }))
}

async function arrange(
  propertyId: number,
  order: readonly { id?: number | undefined; isMain: boolean }[],
  removed: readonly number[] = [],
): Promise<void> {
  await callOverHttp(arrangePropertyImages, {
    propertyId,
    images: [
      ...order.flatMap(({ id, isMain }) => (id === undefined ? [] : [{ id, isDefault: isMain }])),
      ...removed.map((id) => ({ id, isDeleted: true })),
    ],
  })
}
