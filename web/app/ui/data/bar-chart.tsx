import type { ReactNode } from 'react'
import { Sheet } from '../layout/sheet.tsx'
import { scaleFor, shortFigure } from './bar-scale.ts'
import styles from './bar-chart.module.css'

export interface BarPoint {
  /** Short, below its bar. */
  label: string
  /** The full name, for the table and the tooltip; the label by default. */
  name?: string
  value: number
}

interface BarChartProps {
  title: string
  points: readonly BarPoint[]
  /** How a value is formatted; a plain number by default. */
  format?: (value: number) => string
  /** Shown at the end of the heading's line, such as the period it covers. */
  aside?: ReactNode
  /** The column headings of the table for screen readers. */
  heads?: { label: string; value: string }
}

const box = { width: 640, height: 232, left: 52, top: 26, bottom: 190 } as const
/** With more points than this, labels would touch each other, so only every second one is shown. */
const mostLabels = 12

/** Values over time as bars, with the highest one highlighted; screen readers get the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const { title, points, format = String, aside, heads = { label: 'When', value: title } } = props
  return (
    <Sheet title={title} aside={aside} figure>
      <Bars points={points} format={format} />
      <div className="vh">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.label}</th>
              <th scope="col">{heads.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, name = label, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}

function Bars({ points, format }: Required<Pick<BarChartProps, 'points' | 'format'>>) {
  const lines = scaleFor(points.map(({ value }) => value))
  const top = lines.at(-1) ?? 1
  const y = (value: number) => box.bottom - (value / top) * (box.bottom - box.top)
  const slot = (box.width - box.left) / Math.max(1, points.length)
  const bar = Math.min(46, slot * 0.62)
  const best = Math.max(0, ...points.map(({ value }) => value))
  const bestAt = best > 0 ? points.findIndex(({ value }) => value === best) : -1
  const every = points.length > mostLabels ? 2 : 1
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} className={styles.bars} aria-hidden="true">
      {lines.map((line) => (
        <g key={line}>
          <path d={`M${box.left} ${y(line)}H${box.width}`} className={styles.line} />
          <text x={box.left - 8} y={y(line) + 5} textAnchor="end">
            {shortFigure(line)}
          </text>
        </g>
      ))}
      {points.map(({ label, name = label, value }, index) => {
        const middle = box.left + slot * (index + 0.5)
        return (
          <g key={name}>
            <title>{`${name}: ${format(value)}`}</title>
            {value > 0 && (
              <rect
                x={middle - bar / 2}
                y={y(value)}
                width={bar}
                height={box.bottom - y(value)}
                rx={Math.min(4, box.bottom - y(value))}
                className={index === bestAt ? styles.best : styles.bar}
              />
            )}
            {index === bestAt && (
              <text
                x={middle}
                y={y(value) - 8}
                textAnchor={anchorOf(index, points.length)}
                className={styles.value}
              >
                {format(value)}
              </text>
            )}
            {index % every === 0 && (
              <text x={middle} y={box.height - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Anchors the number of the highest bar so that it does not extend beyond the edges of the chart. */
function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count > 6 && index === 0) return 'start'
  return count > 6 && index === count - 1 ? 'end' : 'middle'
}
