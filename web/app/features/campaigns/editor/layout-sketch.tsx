import type { ReactNode } from 'react'
import styles from './layout-panel.module.css'

const picture = (x: number, y: number, width: number, height: number) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="2" />
)
const line = (x: number, y: number, width: number) => (
  <path key={`${x} ${y} line`} d={`M${x} ${y}h${width}`} />
)

const sketches: Record<string, ReactNode> = {
  cards: [8, 36, 64].flatMap((x) => [picture(x, 20, 24, 18), line(x, 44, 24), line(x, 49, 15)]),
  list: [20, 42].flatMap((y) => [
    picture(8, y, 26, 17),
    line(40, y + 4, 40),
    line(40, y + 9, 48),
    line(40, y + 14, 20),
  ]),
  show: [picture(8, 20, 80, 28), line(8, 54, 44), line(8, 59, 26)],
}

/** A layout in a few strokes, so that it is recognised at a glance. */
export function LayoutSketch({ layout }: { layout: string }) {
  return (
    <svg viewBox="0 0 96 66" className={styles.sketch} aria-hidden="true">
      <path d="M8 10h46" className={styles.heading} />
      {sketches[layout.split('-').at(-1) ?? ''] ?? sketches['cards']}
    </svg>
  )
}
