import { useState } from 'react'
import { beginTwoFactor, confirmTwoFactor } from '#contract/two-factor/two-factor.calls.ts'
import type { OutputOf } from '#contract/call.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { readForm } from '../../ui/form/read-form.ts'
import { useFirstField } from '../../ui/form/use-first-field.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeField } from './code-field.tsx'
import styles from './two-factor.module.css'

type Begun = OutputOf<typeof beginTwoFactor>

interface SetUpProps {
  onCodes: (codes: readonly string[]) => void
}

/** From nothing to a confirmed app, in two steps on one page. */
export function SetUp({ onCodes }: SetUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  return begun ? <Confirm begun={begun} onCodes={onCodes} /> : <Begin onBegun={setBegun} />
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const form = useForm({
    call: beginTwoFactor,
    read: (entries) => readForm(entries, { texts: [], secrets: ['password'] }),
    onDone: onBegun,
  })
  return (
    <form {...form.form} className={styles.panel} aria-labelledby="two-factor-begin">
      <h2 id="two-factor-begin" className={styles.title}>
        Set up two-factor login
      </h2>
      <p className={styles.text}>
        You need an authenticator app on your phone, such as Aegis, Google Authenticator, Microsoft
        Authenticator or 1Password. It takes about two minutes.
      </p>
      <FormAlert {...form} />
      <div className={styles.code}>
        <PasswordField {...form.field('password')} label="Your password" required maxLength={500} />
        <ScriptButton type="submit" kind="brand" busy={form.busy || form.done}>
          Start set-up
        </ScriptButton>
      </div>
    </form>
  )
}

function Confirm({ begun, onCodes }: SetUpProps & { begun: Begun }) {
  const form = useForm({
    call: confirmTwoFactor,
    read: (entries) => readForm(entries, { texts: ['code'] }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  // The button that led here is gone.
  useFirstField(form.form.ref)
  return (
    <form {...form.form} className={styles.panel}>
      <FormAlert {...form} />
      <ol className={styles.steps}>
        <li>
          <h2 className={styles.title}>Scan this code with the app</h2>
          <div className={styles.scan}>
            <img
              className={styles.qr}
              src={`data:image/svg+xml,${encodeURIComponent(begun.qrSvg)}`}
              alt="QR code for the authenticator app"
              width={208}
              height={208}
            />
            <div className={styles.text}>
              <p>Using this phone? Tap the link, or enter the key in the app.</p>
              <p>
                <a href={begun.otpauthUrl}>Open in the app</a>
              </p>
              <p className={styles.secret}>
                <span className="vh">Key: </span>
                <code>{begun.secret}</code>
              </p>
            </div>
          </div>
        </li>
        <li>
          <h2 className={styles.title}>Enter the six-digit code from the app</h2>
          <div className={styles.code}>
            <CodeField form={form} />
            <Button type="submit" kind="accent" busy={form.busy || form.done}>
              Turn on
            </Button>
          </div>
        </li>
      </ol>
    </form>
  )
}
