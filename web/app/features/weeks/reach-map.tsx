import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { driveText } from '#contract/places/drive.ts'
import type { PlaceReach } from '#contract/places/reach.schema.ts'
import type { RegionAvailability } from '#contract/weeks/weeks.calls.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { MapCanvas } from '../../ui/map/map.tsx'
import type { MapPin } from '../../ui/map/map-types.ts'
import { boundsOf } from './province-resorts.ts'
import styles from './reach-map.module.css'

interface ReachMapProps {
  reach: PlaceReach
  weeks: readonly WeekListing[]
  regions: readonly RegionAvailability[]
}

/** What is in reach by car, with the resorts of the weeks below. */
export function ReachMap({ reach, weeks, regions }: ReachMapProps) {
  const navigate = useNavigate()
  const view = useMemo(() => boundsOf(reach.outline), [reach])
  const area = useMemo(() => reach.outline.map(([lat, lng]) => ({ lat, lng })), [reach])
  const pins = useMemo<MapPin[]>(() => {
    const shown = new Set(weeks.map(({ resortCode }) => resortCode))
    const start: MapPin = {
      key: 'start',
      lat: reach.from.lat,
      lng: reach.from.lng,
      text: reach.from.name,
      title: `The drive begins in ${reach.from.name}`,
      kind: 'place',
    }
    const resorts = regions
      .flatMap((region) => region.resorts)
      .flatMap(({ resortCode, resortName, lat, long }): MapPin[] => {
        if (lat === null || long === null || !shown.has(resortCode)) return []
        return [
          { key: resortCode, lat, lng: long, text: resortName, title: resortName, kind: 'listing' },
        ]
      })
    return [start, ...resorts]
  }, [reach, weeks, regions])
  return (
    <MapCanvas
      label={`Resorts within ${driveText(reach.minutes)} of ${reach.from.name}`}
      className={styles.map}
      view={view}
      area={area}
      pins={pins}
      onPin={({ key }) => {
        if (key !== 'start') void navigate(links.resort(key))
      }}
    />
  )
}
