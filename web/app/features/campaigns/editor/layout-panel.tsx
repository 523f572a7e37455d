import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { CampaignLayout } from '#contract/campaigns/campaigns.schema.ts'
import { LayoutSketch } from './layout-sketch.tsx'
import styles from './layout-panel.module.css'

interface LayoutPanelProps {
  layouts: readonly CampaignLayout[]
  /** Collapsed if a campaign already has texts. */
  open: boolean
  onUse: (layout: CampaignLayout) => void
}

/** Ready-made pages to start from; everything in them can be changed afterwards. */
export function LayoutPanel({ layouts, open, onUse }: LayoutPanelProps) {
  return (
    <details className={styles.panel} open={open || undefined}>
      <summary className={styles.summary}>
        <span className={styles.title}>
          Start from a layout
          <IconChevronDown aria-hidden="true" />
        </span>
        <span className={styles.help}>A ready-made page that you can change.</span>
      </summary>
      <ul className={styles.layouts}>
        {layouts.map((layout) => (
          <li key={layout.key}>
            <button type="button" className={styles.layout} onClick={() => onUse(layout)}>
              <LayoutSketch layout={layout.key} />
              <span className={styles.name}>{layout.name}</span>
              <span className={styles.text}>{layout.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
