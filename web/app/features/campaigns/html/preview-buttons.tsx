import { useState } from 'react'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import { Button } from '../../../ui/button/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { FullPreview } from './full-preview.tsx'
import styles from './preview-frame.module.css'

interface PreviewButtonsProps {
  html: string
  disabled?: boolean
  onNewTab: () => void
}

/** The same preview across the whole window, or in its own tab. */
export function PreviewButtons({ html, disabled, onNewTab }: PreviewButtonsProps) {
  const hydrated = useHydrated()
  const [full, setFull] = useState(false)
  const off = !hydrated || disabled
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        icon={<IconMaximize aria-hidden="true" />}
        disabled={off}
        onClick={() => setFull(true)}
      >
        Full window
      </Button>
      <Button
        size="sm"
        icon={<IconExternalLink aria-hidden="true" />}
        disabled={off}
        onClick={onNewTab}
      >
        New tab
      </Button>
      <FullPreview open={full} html={html} onClose={() => setFull(false)} />
    </div>
  )
}
