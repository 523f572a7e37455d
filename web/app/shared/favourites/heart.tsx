import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { CardIcon } from '../../ui/media/card-icon.tsx'
import { restoreFavourite, setFavourite, type Writing } from './favourites-store.ts'
import { useFavouriteKeys } from './use-favourites.ts'
import styles from './heart.module.css'

interface HeartProps {
  kind: ListingKind
  id: number
  /** What is saved, for those who cannot see it. */
  title: string
  price: number
  /** With a label, on the page of the listing. */
  worded?: boolean
  /** In a line of text or a table, and not over a picture. */
  inline?: boolean
  /** On the list of favourites, until it is known which ones are saved. */
  listed?: boolean
}

/** Saves a listing or removes it from the favourites. */
export function Heart({ kind, id, title, price, worded, inline, listed = false }: HeartProps) {
  const alerts = useAlerts()
  const { keys, known } = useFavouriteKeys()
  const saved = keys.has(keyText({ kind, id })) || (listed && !known)
  const word = saved ? 'Saved' : 'Save to favourites'
  async function press() {
    try {
      const lost = await setFavourite({ kind, id }, !saved, price)
      if (saved && (lost.note || lost.folder)) offerBack(lost)
    } catch (error) {
      alerts.showError(error)
    }
  }
  async function restore(lost: Writing) {
    try {
      alerts.clear()
      await restoreFavourite({ kind, id }, lost)
    } catch (error) {
      alerts.showError(error)
    }
  }
  function offerBack(lost: Writing) {
    alerts.show(
      'INFO',
      <>
        {lost.note
          ? `${title} and your note on it were removed from your favourites.`
          : `${title} was removed from your favourites.`}{' '}
        <Button size="sm" kind="quiet" onClick={() => void restore(lost)}>
          Undo
        </Button>
      </>,
    )
  }
  return (
    <button
      type="button"
      className={classNames(
        worded ? styles.worded : styles.heart,
        inline && styles.inline,
        saved && styles.saved,
      )}
      aria-pressed={saved}
      aria-label={`${worded ? word : 'Favourite'}: ${title}`}
      title={saved ? 'Remove from favourites' : 'Save to favourites'}
      onClick={() => void press()}
    >
      <CardIcon name="heart" />
      {worded && <span>{word}</span>}
    </button>
  )
}
