import { useEffect, useRef, useState } from 'react'
import { listListingChoices } from '#contract/campaigns/campaign-items.calls.ts'
import type { CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import { callOverHttp } from '#contract/client.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { CustomValuesHandle } from './custom-values.tsx'
import type { CustomValue, EditorItem, UnfinishedItem } from './editor-item.ts'

/** The values of an item's form, new or changed; the saving form reads them with `finish`. */
export function useItem(item: EditorItem | null) {
  const custom = useRef<CustomValuesHandle>(null)
  const [listing, setListing] = useState<CampaignListing | null>(item?.listing ?? null)
  const [picture, setPicture] = useState<Picture | null>(item?.picture ?? null)
  const [address, setAddress] = useState(item?.address ?? '')
  const [values, setValues] = useState<CustomValue[]>(item?.values ?? [])
  const pictures = usePictures(item)

  return {
    custom,
    listing,
    picture,
    address,
    values,
    setValues,
    pictures: pictures.all,
    chooseListing(choice: CampaignListing & { pictures: Picture[] }) {
      setListing(choice)
      pictures.ofListing(choice.pictures)
      // Most campaigns show the listing's own first picture.
      if (!address && !pictures.isUploaded(picture)) setPicture(choice.pictures[0] ?? null)
    },
    choosePicture(chosen: Picture) {
      setPicture(chosen)
      setAddress('')
    },
    addPicture(uploaded: Picture) {
      pictures.add(uploaded)
      setPicture(uploaded)
      setAddress('')
    },
    writeAddress(text: string) {
      setAddress(text)
      if (text.trim()) setPicture(null)
    },
    /** Including the custom value that was typed but not added yet; incomplete if it is invalid. */
    finish(): { item: UnfinishedItem; isComplete: boolean } {
      const all = custom.current?.finish() ?? null
      return {
        item: { id: item?.id ?? 0, listing, picture, address: address.trim(), values: all ?? [] },
        isComplete: all !== null,
      }
    },
  }
}

export type ItemState = ReturnType<typeof useItem>

/** The pictures to choose from: the listing's, as soon as they are known, and uploaded ones. */
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
      // Without them the item keeps its current picture.
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
