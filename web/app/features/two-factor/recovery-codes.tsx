import { useState } from 'react'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useCompany, useSession } from '../../session/session.ts'
import styles from './two-factor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onStored: () => void
}

/** The codes, shown only once: to copy, save or print. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { name } = useCompany()
  const username = useSession()?.user.username
  const [copied, setCopied] = useState(false)
  const [stored, setStored] = useState(false)
  const text = [`Recovery codes for ${username} at ${name}`, ...codes, ''].join('\n')

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without clipboard permission, the codes can still be saved, printed or selected by hand.
      () => setCopied(false),
    )
  }

  return (
    <section className={styles.panel} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" className={styles.title}>
        Save your recovery codes
      </h2>
      <Alert type="WARNING" announce={false}>
        We show these codes only once. If you do not have your phone, you can use a code to log in.
        Each code works once. Keep them in a safe place, but not on the phone itself.
      </Alert>
      <p className={styles.printOnly}>
        {username}, {name}
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<IconCopy aria-hidden="true" />} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <a
          className={styles.save}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          <IconDownload aria-hidden="true" /> Download{' '}
        </a>
        <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <span role="status" className="vh">
        {copied && 'Codes copied.'}
      </span>
      <label className={styles.stored}>
        <input type="checkbox" checked={stored} onChange={() => setStored(!stored)} />I have saved
        these codes in a safe place
      </label>
      <div>
        <Button kind="brand" disabled={!stored} onClick={onStored}>
          Done
        </Button>
      </div>
    </section>
  )
}
