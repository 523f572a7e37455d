import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { CopyStatus } from './copy-status.tsx'
import { useCanCopy } from './use-can-copy.ts'
import { useCopy } from './use-copy.ts'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  text: string
  /** What is copied, such as 'the account number'. */
  what: string
}

/** Copies text that people would otherwise retype from the screen. Absent if the browser cannot copy. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const canCopy = useCanCopy()
  const [outcome, copy] = useCopy(text)
  if (!canCopy) return null
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-needs-script=""
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={copy}
      >
        {outcome === 'copied' ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
      <CopyStatus outcome={outcome} done={`Copied ${what}.`} />
    </>
  )
}
