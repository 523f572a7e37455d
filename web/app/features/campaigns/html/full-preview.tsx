import { useEffect, useRef } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../../ui/button/button.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import styles from './full-preview.module.css'

interface FullPreviewProps {
  open: boolean
  html: string
  onClose: () => void
}

/** The page across the whole window, at full width; Esc closes it. */
export function FullPreview({ open, html, onClose }: FullPreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return (
    <dialog ref={dialog} className={styles.full} aria-label="Preview" onClose={onClose}>
      {open && (
        <>
          <div className={styles.bar}>
            <b>Preview</b>
            <Button size="sm" icon={<IconX aria-hidden="true" />} onClick={onClose}>
              Close preview
            </Button>
          </div>
          <PreviewFrame html={html} title="Preview in the full window" className={styles.frame} />
        </>
      )}
    </dialog>
  )
}
