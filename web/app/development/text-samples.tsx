import { formatDay } from '#contract/values/day.ts'
import { formatRand, formatRandCents } from '#contract/values/rand.ts'
import { areaText } from '../ui/data/area-text.ts'
import { counted, weekNouns } from '../ui/data/counted.ts'
import { momentText } from '../ui/data/moment.ts'
import { StatusText } from '../ui/data/status-text.tsx'
import { TwoLines } from '../ui/data/two-lines.tsx'
import { Sample } from './sample.tsx'
import styles from './components.module.css'

export function TextSamples() {
  return (
    <Sample id="texts" title="Money, dates, counts and status">
      <dl className={styles.pair}>
        <dt>Money</dt>
        <dd>
          {formatRand(1234567)}, {formatRand(415.5)}
        </dd>
        <dt>On documents</dt>
        <dd>{formatRandCents(415)}</dd>
        <dt>Date in a sentence</dt>
        <dd>{formatDay('2026-11-15')}</dd>
        <dt>Moment in a table</dt>
        <dd>{momentText('2026-11-15T12:05:00Z')}</dd>
        <dt>Count</dt>
        <dd>
          {counted(1, weekNouns)}, {counted(1250, weekNouns)}
        </dd>
        <dt>Area</dt>
        <dd>
          {areaText(320)}, {areaText(14000)}
        </dd>
        <dt>Status</dt>
        <dd className={styles.row}>
          <StatusText color="green">Available</StatusText>
          <StatusText color="orange">Awaiting Payment</StatusText>
          <StatusText color="red">Sold</StatusText>
          <StatusText color="grey">Ended</StatusText>
        </dd>
        <dt>Two lines</dt>
        <dd>
          <TwoLines first="Port Owen" second="West Coast and Cederberg" />
        </dd>
      </dl>
    </Sample>
  )
}
