import { links } from '#contract/links.ts'
import { provinceCredit } from '#contract/maps/map-credits.ts'
import type { ProvinceListings } from '#contract/places/places.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { countedOrNone, propertyNouns, weekNouns } from '../../ui/data/counted.ts'
import { abroadPath, provinceMapBox, provinceShapes } from './province-shapes.ts'
import styles from './province-map.module.css'

interface ProvinceMapProps {
  provinces: readonly ProvinceListings[]
  linkTo: (province: ProvinceListings) => string
  /** What is counted; properties and weeks by default. */
  count?: (province: ProvinceListings) => number
}

const steps = [styles.few, styles.some, styles.many, styles.most]

/** The more a province has, the darker it is; four steps by its share of the busiest. */
function shadeOf(count: number, busiest: number): string | undefined {
  const share = busiest ? count / busiest : 0
  return steps[share > 0.6 ? 3 : share > 0.3 ? 2 : share > 0.12 ? 1 : 0]
}

const allOf = ({ properties, weeks }: ProvinceListings) => properties + weeks

/** The list is for keyboards and screen readers; the map has the same links for pointers. */
export function ProvinceMap({ provinces, linkTo, count = allOf }: ProvinceMapProps) {
  const busiest = Math.max(...provinces.map(count), 0)
  return (
    <figure className={styles.frame}>
      <svg viewBox={provinceMapBox} className={styles.map} aria-hidden="true">
        <path d={abroadPath} className={styles.abroad} />
        {provinceShapes.map(({ code, label: [x, y], path }) => {
          const province = provinces.find((one) => one.code === code)
          if (!province) return null
          return (
            <Link
              key={code}
              to={linkTo(province)}
              tabIndex={-1}
              className={classNames(styles.province, shadeOf(count(province), busiest))}
            >
              <title>{`${province.name}: ${countsText(province)}`}</title>
              <path d={path} />
              <text y={y} className={code === 'GP' ? styles.small : undefined}>
                <Lines x={x} name={province.name} />
              </text>
            </Link>
          )
        })}
      </svg>
      <figcaption>
        <Link to={links.mapData()}>{provinceCredit}</Link>
      </figcaption>
    </figure>
  )
}

/** A double name is too long for its province on one line. */
function Lines({ x, name }: { x: number; name: string }) {
  const lines = name.split(/(?<=-)/)
  return lines.map((line, at) => (
    <tspan key={line} x={x} dy={at > 0 ? '1.1em' : `${(1 - lines.length) / 2}em`}>
      {line}
    </tspan>
  ))
}

function countsText({ properties, weeks }: ProvinceListings): string {
  return `${countedOrNone(properties, propertyNouns)}, ${countedOrNone(weeks, weekNouns)}`
}

export function ProvinceList({ provinces, linkTo }: ProvinceMapProps) {
  return (
    <ul className={styles.list}>
      {provinces.map((province) => (
        <li key={province.code}>
          <Link to={linkTo(province)}>
            <b>{province.name}</b>
            <span>{countedOrNone(province.properties, propertyNouns)}</span>
            <span>{countedOrNone(province.weeks, weekNouns)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
