import { useState } from 'react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Picture } from '../../ui/media/picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ComparedListing } from './comparison.ts'
import styles from './compare-card.module.css'

const sizes = '(max-width: 48rem) 10rem, 16rem'

/** One picture at a time; the arrows lead to the others. */
export function ComparePictures({ listing }: { listing: ComparedListing }) {
  const { pictures, reference, title } = listing
  const [at, setAt] = useState(0)
  const hydrated = useHydrated()
  const turn = (step: number) => setAt((at + step + pictures.length) % pictures.length)
  return (
    <>
      <Picture picture={pictures[at] ?? null} sizes={sizes} ratio="3 / 2" alt={title} />
      {hydrated && pictures.length > 1 && (
        <span className={styles.turn}>
          <button
            type="button"
            aria-label={`Previous photo of ${reference}`}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft aria-hidden="true" />
          </button>
          <span>
            {at + 1}/{pictures.length}
          </span>
          <button type="button" aria-label={`Next photo of ${reference}`} onClick={() => turn(1)}>
            <IconChevronRight aria-hidden="true" />
          </button>
        </span>
      )}
    </>
  )
}
