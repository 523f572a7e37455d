import { useState } from 'react'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AssumptionsDialog } from './assumptions-dialog.tsx'
import type { OwnPlace } from './common-rows.ts'
import type { CompareState } from './compare-state.ts'
import { ownPlaceNames } from './own-places.ts'
import styles from './assumptions.module.css'

interface AssumptionsBarProps {
  state: CompareState
  /** Whether any cost depends on them. */
  costs: boolean
  places: readonly OwnPlace[]
  onChange: (state: CompareState) => void
}

/** The assumptions behind the costs and the drives. */
export function AssumptionsBar({ state, costs, places, onChange }: AssumptionsBarProps) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const { depositPercent, years, rate } = state.assumptions
  const facts = [
    ...(costs
      ? [
          ['Deposit', `${depositPercent}%`],
          ['Term', `${years} years`],
          ['Interest', `${rate}%`],
        ]
      : []),
    ...places.map(({ kind, name }) => [ownPlaceNames[kind], name]),
  ]
  const none = places.length === 0
  return (
    <section className={styles.bar} aria-label="What we assume">
      <b>{costs ? 'Costs assume' : 'Your places'}</b>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, text], n) => (
            <div key={n}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {none && <span className={styles.hint}>Add work or school to see the drive.</span>}
      {hydrated && (
        <Button
          kind="quiet"
          className={styles.change}
          icon={<IconPencil aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          Change
        </Button>
      )}
      {open && (
        <AssumptionsDialog
          state={state}
          costs={costs}
          places={places}
          onClose={() => setOpen(false)}
          onChange={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </section>
  )
}
