import { useState } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { Chip } from '../ui/data/chip.tsx'
import { Segmented, SegmentedLinks } from '../ui/form/segmented.tsx'
import { BackLink } from '../ui/navigation/back-link.tsx'
import { Menu } from '../ui/navigation/menu.tsx'
import { Sample } from './sample.tsx'
import styles from './components.module.css'

const saleTypes = [
  { value: 'Sale', label: 'For sale' },
  { value: 'Rent', label: 'To rent' },
] as const

export function ControlSamples() {
  const [saleType, setSaleType] = useState<'Sale' | 'Rent'>('Sale')
  return (
    <>
      <Sample id="buttons" title="Buttons">
        <div className={styles.row}>
          <Button kind="accent">Submit</Button>
          <Button kind="brand" icon={<IconPlus aria-hidden="true" />}>
            New
          </Button>
          <Button>Close</Button>
          <Button kind="quiet">Save draft</Button>
          <Button kind="danger">Delete</Button>
          <Button kind="brand" busy>
            Save
          </Button>
          <Button disabled>Next</Button>
        </div>
        <div className={styles.row}>
          <Button size="sm" kind="brand">
            Verify
          </Button>
          <Button size="sm">Change price</Button>
          <LinkButton size="sm" to="#buttons">
            A link
          </LinkButton>
          <BackLink to="#buttons">Timeshare Admin</BackLink>
        </div>
      </Sample>
      <Sample id="segmented" title="Segmented control">
        <div className={styles.row}>
          <Segmented
            legend="For sale or to rent"
            name="saleType"
            options={saleTypes}
            value={saleType}
            onChange={setSaleType}
          />
          <SegmentedLinks
            label="Type of property"
            options={[
              { label: 'Residential', to: '?usage=Residential', current: true },
              { label: 'Commercial', to: '?usage=Commercial', current: false },
            ]}
          />
        </div>
      </Sample>
      <Sample id="menus" title="Menus and chips">
        <div className={styles.row}>
          <Menu
            label="Excel"
            groups={[{ items: [{ label: 'This list', hint: '236 weeks', onSelect() {} }] }]}
          />
          <Chip label="KwaZulu-Natal" remove="#menus" />
          <Chip label="Up to R 150 000" remove="#menus" />
        </div>
      </Sample>
    </>
  )
}
