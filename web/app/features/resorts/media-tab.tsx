import type { ReactNode } from 'react'
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import IconView360 from '@tabler/icons-react/dist/esm/icons/IconView360.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { ResortMedia, ResortPage } from '#contract/resorts/resorts.schema.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import styles from './media-tab.module.css'

const looks: Record<ResortMedia['prCategory'], { label: string; icon: ReactNode }> = {
  Website: { label: 'Website', icon: <IconWorld aria-hidden="true" /> },
  WalkThrough: { label: 'Walk-through', icon: <IconView360 aria-hidden="true" /> },
  YouTube: { label: 'YouTube', icon: <IconBrandYoutube aria-hidden="true" /> },
  Facebook: { label: 'Facebook', icon: <IconBrandFacebook aria-hidden="true" /> },
  Twitter: { label: 'Twitter', icon: <IconBrandX aria-hidden="true" /> },
}

/** Only web addresses become links. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** The resort's video and other media. */
export function MediaTab({ resort }: { resort: ResortPage }) {
  const media = resort.media.filter(({ prSite }) => isWebAddress(prSite))
  if (media.length === 0) {
    return <EmptyState title="No videos or links yet">See the photos above.</EmptyState>
  }
  return (
    <ul className={styles.media}>
      {media.map(({ prCategory, prSite }) => (
        <li key={prSite}>
          <a href={prSite} rel="noopener noreferrer" target="_blank">
            {looks[prCategory].icon}
            <span>
              {looks[prCategory].label}
              <small>{new URL(prSite).host} (opens in a new tab)</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
