import { useState } from 'react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Picture } from '../../ui/media/picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { ComparedListing } from './comparison.ts'
import styles from './compare-card.module.css'

interface ComparePicturesProps {
  listing: ComparedListing
  /** How many listings share the width of the page. */
  columns: number
}

/** One picture at a time; the arrows show the others. */
export function ComparePictures({ listing, columns }: ComparePicturesProps) {
  const { pictures, reference, title } = listing
  const [at, setAt] = useState(0)
  const hydrated = useHydrated()
  const share = Math.round(100 / columns)
  const sizes = `(max-width: 30rem) 11rem, (max-width: 80rem) ${share}vw, ${Math.round(66 / columns)}rem`
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
