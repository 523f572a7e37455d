import { useRef, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { listCities, listSuburbs, type PlaceChoice } from '#contract/places/place-choices.calls.ts'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import type { FormTexts } from '../../../ui/form/form-texts.ts'

/** The initial contents of the lists. */
export interface PlaceLists {
  provinces: readonly { id: number; name: string }[]
  cities: readonly PlaceChoice[]
  suburbs: readonly PlaceChoice[]
}

const same = (name: string) => (place: { name: string }) =>
  place.name.toLowerCase() === name.toLowerCase()

/**
 * Province, city and suburb: each list depends on the previous choice. A suburb that is not listed
 * is null.
 */
export function usePlaces(lists: PlaceLists, start: FormTexts) {
  const alerts = useAlerts()
  const [provinceId, setProvince] = useState(Number(start['provinceId']) || 0)
  const [cityId, setCity] = useState(Number(start['cityId']) || 0)
  const [suburbId, setSuburb] = useState<number | null>(
    start['suburb'] && !Number(start['suburbId']) ? null : Number(start['suburbId']) || 0,
  )
  const [cities, setCities] = useState(lists.cities)
  const [suburbs, setSuburbs] = useState(lists.suburbs)
  const turn = useRef(0)

  /**
   * The places below a choice; null if it failed, or if another choice was made in the meantime.
   */
  async function below<T>(load: () => Promise<T>): Promise<T | null> {
    const mine = ++turn.current
    try {
      const found = await load()
      return mine === turn.current ? found : null
    } catch (error) {
      alerts.showError(error)
      return null
    }
  }

  async function chooseProvince(id: number) {
    setProvince(id)
    setCity(0)
    setSuburb(0)
    setCities([])
    setSuburbs([])
    if (!id) return []
    const found = (await below(() => callOverHttp(listCities, { provinceId: id }))) ?? []
    setCities(found)
    return found
  }

  async function chooseCity(id: number) {
    setCity(id)
    setSuburb(0)
    setSuburbs([])
    if (!id) return []
    const found = (await below(() => callOverHttp(listSuburbs, { cityId: id }))) ?? []
    setSuburbs(found)
    return found
  }

  /** A suggestion identifies its places by name; the lists use ids. */
  async function chooseByName(place: PlaceSuggestion): Promise<PlaceChoice | undefined> {
    const province = lists.provinces.find(same(place.province))
    if (!province) return undefined
    const city = (await chooseProvince(province.id)).find(same(place.city))
    if (!city) return undefined
    const suburb = (await chooseCity(city.id)).find(same(place.suburb))
    if (suburb) setSuburb(suburb.id)
    return suburb ?? city
  }

  return {
    provinceId,
    cityId,
    suburbId,
    cities,
    suburbs,
    chooseProvince,
    chooseCity,
    chooseSuburb: setSuburb,
    chooseByName,
  }
}
