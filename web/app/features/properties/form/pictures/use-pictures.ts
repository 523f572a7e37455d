import { useCallback, useEffect, useRef, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import {
  propertiesMessages as messages,
  propertiesTexts as texts,
} from '#contract/properties/properties.messages.ts'
import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import {
  arrangePropertyImages,
  imageRules,
} from '#contract/property-images/property-images.calls.ts'
import { useAlerts } from '../../../../ui/feedback/alert-area.tsx'
import {
  draftOf,
  pictureOf,
  picturesIn,
  sourcesOf,
  withMain,
  type FormPicture,
} from './form-picture.ts'
import { rotated } from './rotated.ts'
import { useUploads } from './use-uploads.ts'

/**
 * The pictures of a form: uploaded as soon as they are chosen, ordered, rotated, described and
 * removed here, and assigned to the property when the form is saved.
 */
export function usePictures(saved: readonly PropertyImage[], draft: string | undefined) {
  const alerts = useAlerts()
  const [pictures, setPictures] = useState(() => [...saved.map(pictureOf), ...picturesIn(draft)])
  const [removed, setRemoved] = useState<number[]>([])
  const next = useRef(1)
  // Updated synchronously, also between an upload's end and the next render: saving reads it.
  const latest = useRef(pictures)
  const set = useCallback((next: (before: FormPicture[]) => FormPicture[]) => {
    latest.current = next(latest.current)
    setPictures(latest.current)
  }, [])

  useEffect(
    () => () => {
      for (const { url } of latest.current) if (url.startsWith('blob:')) URL.revokeObjectURL(url)
    },
    [],
  )

  const change = useCallback(
    (key: string, part: Partial<FormPicture>) =>
      set((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [set],
  )
  const uploads = useUploads(change)

  function add(files: File[]) {
    const small = files.filter(({ size }) => size < imageRules.maxFileBytes)
    if (small.length < files.length) alerts.show('ERROR', messages.imagesTooLarge)
    const right = small.filter(({ type }) => (imageRules.types as readonly string[]).includes(type))
    if (right.length < small.length) alerts.show('ERROR', texts.notAPicture)
    const room = imageRules.maxFiles - pictures.length
    if (right.length > room) alerts.show('WARNING', texts.tooManyImages)
    const added = right.slice(0, Math.max(0, room)).map((file): FormPicture => ({
      key: `new ${next.current++}`,
      file,
      url: URL.createObjectURL(file),
      name: file.name,
      caption: '',
      isMain: false,
    }))
    set((before) => withMain([...before, ...added]))
    for (const { key, file } of added) uploads.start(key, file as File)
  }

  function move(key: string, to: number) {
    set((before) => {
      const moved = before.find((picture) => picture.key === key)
      if (!moved) return before
      const rest = before.filter((picture) => picture.key !== key)
      return [...rest.slice(0, to), moved, ...rest.slice(to)]
    })
  }

  function makeMain(key: string) {
    set((before) => before.map((one) => ({ ...one, isMain: one.key === key })))
  }

  function remove(key: string) {
    const gone = pictures.find((picture) => picture.key === key)
    if (gone?.id) setRemoved((before) => [...before, gone.id as number])
    uploads.cancel(key)
    set((before) => withMain(before.filter((picture) => picture.key !== key)))
  }

  function retry(key: string) {
    const file = pictures.find((picture) => picture.key === key)?.file
    if (file) uploads.start(key, file)
  }

  /** A rotated picture is a new one: it is uploaded, and replaces the original. */
  async function rotate(key: string) {
    const turned = pictures.find((picture) => picture.key === key)
    if (!turned) return
    try {
      const { file, id, name } = turned
      const source = file ?? (await contentOf(sourcesOf(turned)))
      const other = await rotated(source, name || 'photo.jpg')
      if (id) setRemoved((before) => [...before, id])
      change(key, {
        id: undefined,
        stagedId: undefined,
        file: other,
        url: URL.createObjectURL(other),
      })
      uploads.start(key, other)
    } catch {
      alerts.show('ERROR', 'The photo could not be rotated. Try again.')
    }
  }

  /**
   * Waits for pending uploads and assigns all to the property; returns how many could not be
   * uploaded.
   */
  async function save(propertyId: number): Promise<number> {
    await uploads.finished()
    const kept = latest.current.filter(({ id, stagedId }) => id ?? stagedId)
    const failed = latest.current.length - kept.length
    if (kept.length === 0 && removed.length === 0) return failed
    // Nothing was done to them: the history of the property does not say that there was.
    if (removed.length === 0 && markOf(kept) === markOf(saved.map(pictureOf))) return failed
    await callOverHttp(arrangePropertyImages, {
      propertyId,
      images: [
        ...kept.map(({ id, stagedId, isMain, caption }) => ({
          ...(stagedId ? { stagedId } : { id }),
          isDefault: isMain,
          caption,
        })),
        ...removed.map((id) => ({ id, isDeleted: true })),
      ],
    })
    setRemoved([])
    return failed
  }

  /** Distinguishes two states, so that leaving with unsaved pictures asks first. */
  const mark = markOf(pictures)
  const caption = (key: string, text: string) => change(key, { caption: text })
  return {
    pictures,
    mark,
    draft: draftOf(pictures),
    add,
    move,
    makeMain,
    remove,
    retry,
    rotate,
    caption,
    save,
  }
}

const markOf = (pictures: readonly FormPicture[]) =>
  pictures.map(({ key, isMain, caption }) => `${key}${isMain ? '*' : ''}${caption}`).join('|')

/** From the first of these addresses that has it. */
async function contentOf(addresses: readonly string[]): Promise<Blob> {
  for (const address of addresses) {
    const reply = await fetch(address)
    if (reply.ok) return reply.blob()
  }
  throw new Error(`The picture ${addresses[0]} could not be read`)
}
