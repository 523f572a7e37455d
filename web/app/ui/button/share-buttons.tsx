import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { CopyStatus } from './copy-status.tsx'
import { useCanCopy } from './use-can-copy.ts'
import { useCopy } from './use-copy.ts'
import styles from './share-buttons.module.css'

interface ShareButtonsProps {
  /** The canonical address of the page. */
  address: string
  title: string
  /** What is shared; a listing by default. */
  of?: string
}

/** Shares a page on a social network, by email or in a messaging app, or copies its address. */
export function ShareButtons({ address, title, of = 'listing' }: ShareButtonsProps) {
  const canCopy = useCanCopy()
  const [outcome, copy] = useCopy(address)
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  const both = encodeURIComponent(`${title} ${address}`)
  return (
    <ul className={styles.share} aria-label={`Share this ${of}`}>
      <li>
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Share on Facebook"
        >
          <IconBrandFacebook aria-hidden="true" />
        </a>
      </li>
      <li>
        <a
          href={`https://wa.me/?text=${both}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Share on WhatsApp"
        >
          <IconBrandWhatsapp aria-hidden="true" />
        </a>
      </li>
      <li>
        <a href={`mailto:?subject=${text}&body=${both}`} aria-label="Share by email">
          <IconMail aria-hidden="true" />
        </a>
      </li>
      {canCopy && (
        <li data-needs-script="">
          <button type="button" aria-label="Copy link" onClick={copy}>
            {outcome === 'copied' ? (
              <IconCheck aria-hidden="true" />
            ) : (
              <IconLink aria-hidden="true" />
            )}
          </button>
          <CopyStatus outcome={outcome} done="Link copied." />
        </li>
      )}
    </ul>
  )
}
