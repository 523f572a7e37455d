import { useState } from 'react'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { ShareButtons } from '../../ui/button/share-buttons.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './compare.module.css'

/** The phone's native share sheet if there is one; the usual options elsewhere. */
export function ShareComparison({ address, title }: { address: string; title: string }) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  if (!hydrated) return null
  function share() {
    const coarse = window.matchMedia('(pointer: coarse)').matches
    if (!coarse || !('share' in navigator)) return setOpen(true)
    // Dismissing the share sheet is not an error.
    navigator.share({ url: address, title }).catch(() => {})
  }
  return (
    <>
      <Button icon={<IconShare aria-hidden="true" />} onClick={share}>
        Share
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share this comparison">
        <p className={styles.shared}>
          Anyone with the link sees the same listings, with the places and costs you chose.
        </p>
        <p className={styles.address}>{address}</p>
        <ShareButtons address={address} title={title} of="comparison" />
      </Dialog>
    </>
  )
}
