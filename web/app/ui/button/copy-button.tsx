import { useState } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useCanCopy } from './use-can-copy.ts'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  text: string
  /** What is copied, such as 'the account number'. */
  what: string
}

/** Copies what would otherwise be typed off the screen. Only where the browser can. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const canCopy = useCanCopy()
  const [copied, setCopied] = useState(false)
  if (!canCopy) return null
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-needs-script=""
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void copy()}
      >
        {copied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
      <span role="status" className="vh">
        {copied && `Copied ${what}.`}
      </span>
    </>
  )
}
