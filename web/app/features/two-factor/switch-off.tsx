import { useRevalidator } from 'react-router'
import { disableTwoFactor } from '#contract/two-factor/two-factor.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { readForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { CodeField } from './code-field.tsx'
import styles from './two-factor.module.css'

export function SwitchOff() {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: disableTwoFactor,
    read: (entries) => readForm(entries, { texts: ['code'], secrets: ['password'] }),
    async onDone({ message }) {
      alerts.clear()
      alerts.show('SUCCESS', message)
      await revalidate()
    },
  })
  return (
    <form {...form.form} className={styles.panel}>
      <div>
        <h2 className={styles.title}>Turn off two-factor login</h2>
        <p className={styles.text}>You will then log in with your password only.</p>
      </div>
      <FormAlert {...form} />
      <div className={styles.off}>
        <PasswordField {...form.field('password')} label="Password" required maxLength={500} />
        <CodeField form={form} />
      </div>
      <div>
        <Button type="submit" kind="danger" busy={form.busy || form.done}>
          Turn off
        </Button>
      </div>
    </form>
  )
}
