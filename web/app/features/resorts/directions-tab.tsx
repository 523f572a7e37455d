import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { formatDistance, formatDuration, origins } from '#contract/resorts/directions.ts'
import type { Directions } from '#contract/resorts/directions.schema.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import { MapCanvas } from '../../ui/map/map.tsx'
import type { Bounds, Position } from '../../ui/map/map-types.ts'
import { withFilter } from '../../shared/weeks/week-query.ts'
import styles from './directions-tab.module.css'

interface DirectionsTabProps {
  directions: Directions
  /** The address of the same directions as a PDF. */
  pdf: string
  query: URLSearchParams
}

const options = origins.map(({ code, name }) => ({ value: code, label: name }))

function around(line: readonly Position[]): Bounds {
  const lats = line.map(({ lat }) => lat)
  const lngs = line.map(({ lng }) => lng)
  return {
    south: Math.min(...lats) - 0.2,
    north: Math.max(...lats) + 0.2,
    west: Math.min(...lngs) - 0.2,
    east: Math.max(...lngs) + 0.2,
  }
}

/** Driving directions: from where, how far, how long, turn by turn and on the map. */
export function DirectionsTab({ directions, pdf, query }: DirectionsTabProps) {
  const { from, fromName, resortName, distance, minutes, steps } = directions
  const navigate = useNavigate()
  const line = useMemo(() => directions.line.map(([lat, lng]) => ({ lat, lng })), [directions.line])
  const view = useMemo(() => (line.length ? around(line) : undefined), [line])
  const pins = useMemo(() => {
    const ends = [
      { at: line[0], text: fromName },
      { at: line.at(-1), text: resortName },
    ]
    return ends.flatMap(({ at, text }) =>
      at ? [{ ...at, key: text, text, title: text, kind: 'place' as const }] : [],
    )
  }, [line, fromName, resortName])
  return (
    <div className={styles.directions}>
      <form method="get" className={styles.from}>
        <input type="hidden" name="tab" value="directions" />
        <SelectField
          label="Driving from"
          name="from"
          options={options}
          value={from}
          onChange={(event) =>
            void navigate(withFilter(query, 'from', event.currentTarget.value), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        <noscript>
          <button type="submit">Show</button>
        </noscript>
        <a href={pdf} download className={styles.save}>
          <IconDownload aria-hidden="true" />
          Save as PDF
        </a>
      </form>
      <p className={styles.total} role="status">
        <strong>{formatDistance(distance)}</strong>
        <span>
          about {formatDuration(minutes)} by car from {fromName}, without stops
        </span>
      </p>
      <MapCanvas
        label={`Route from ${fromName} to ${resortName}`}
        view={view}
        pins={pins}
        line={line}
        className={styles.map}
      />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>
            <span>{step.text}</span>
            <span className={styles.figure}>
              {formatDistance(step.distance)}, {formatDuration(step.minutes)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
