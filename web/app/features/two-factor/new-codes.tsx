import { renewRecoveryCodes } from '#contract/two-factor/two-factor.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { readForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeField } from './code-field.tsx'
import styles from './two-factor.module.css'

/** Ten new recovery codes, replacing used or lost ones. */
export function NewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const form = useForm({
    call: renewRecoveryCodes,
    read: (entries) => readForm(entries, { texts: ['code'], secrets: ['password'] }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <form {...form.form} className={styles.panel}>
      <div>
        <h2 className={styles.title}>New recovery codes</h2>
        <p className={styles.text}>
          You will get ten new codes, and the old ones will stop working.
        </p>
      </div>
      <FormAlert {...form} />
      <div className={styles.off}>
        <PasswordField {...form.field('password')} label="Password" required maxLength={500} />
        <CodeField form={form} />
      </div>
      <div>
        <Button type="submit" busy={form.busy || form.done}>
          Create new codes
        </Button>
      </div>
    </form>
  )
}
