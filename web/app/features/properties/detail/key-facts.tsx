import type { ReactNode } from 'react'
import IconArrowsDiagonal from '@tabler/icons-react/dist/esm/icons/IconArrowsDiagonal.mjs'
import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs'
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconRuler2 from '@tabler/icons-react/dist/esm/icons/IconRuler2.mjs'
import type { Property } from '#contract/properties/properties.schema.ts'
import { areaText } from '../../../ui/data/area-text.ts'
import styles from './key-facts.module.css'

const area = (value: number | null) => (value ? areaText(value) : null)

/** What people look for first, on one line. */
export function KeyFacts({ property }: { property: Property }) {
  const { bedrooms, bathrooms, garages, floorSize, erfSize, propertyType, unit } = property
  return (
    <dl className={styles.facts}>
      <Fact label="Type" value={propertyType} icon={<IconHome aria-hidden="true" />} />
      <Fact label="Unit" value={unit} icon={<IconHome aria-hidden="true" />} />
      <Fact
        label={bedrooms === 1 ? 'Bedroom' : 'Bedrooms'}
        value={bedrooms}
        icon={<IconBed aria-hidden="true" />}
      />
      <Fact
        label={bathrooms === 1 ? 'Bathroom' : 'Bathrooms'}
        value={bathrooms}
        icon={<IconBath aria-hidden="true" />}
      />
      <Fact
        label={garages === 1 ? 'Garage' : 'Garages'}
        value={garages}
        icon={<IconCar aria-hidden="true" />}
      />
      <Fact label="Floor size" value={area(floorSize)} icon={<IconRuler2 aria-hidden="true" />} />
      <Fact
        label="Erf size"
        value={area(erfSize)}
        icon={<IconArrowsDiagonal aria-hidden="true" />}
      />
    </dl>
  )
}

interface FactProps {
  label: string
  value: string | number | null
  icon: ReactNode
}

function Fact({ label, value, icon }: FactProps) {
  if (!value) return null
  return (
    <div>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
