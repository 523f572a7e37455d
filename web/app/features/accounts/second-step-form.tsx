import { useState } from 'react'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape, type RefusedForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { afterLogin } from '../../session/after-login.ts'
import styles from './login.module.css'

/** What the first step of a login passes to the second. */
export interface Challenge {
  challenge: string
  remember: boolean
}

export const secondStepShape: FormShape = { texts: ['challenge', 'code'], checks: ['remember'] }

interface SecondStepFormProps extends Challenge {
  redirect: string | null
  refused: RefusedForm | undefined
}

/** The code from the authenticator app, or one of the recovery codes. */
export function SecondStepForm({ challenge, remember, redirect, refused }: SecondStepFormProps) {
  const [recovery, setRecovery] = useState(false)
  const step = useForm({
    call: async () => (await import('#contract/two-factor/two-factor.calls.ts')).completeLogin,
    read: (form) => readForm(form, secondStepShape),
    refused,
    onDone: (session) => window.location.assign(afterLogin(session, redirect)),
  })
  // A new attempt must start with the password.
  const over = step.error && 'code' in step.error && step.error.code === 'challengeOver'
  return (
    <form {...step.form} className={styles.form}>
      <FormAlert {...step} />
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="challenge" value={challenge} />
      {remember && <input type="hidden" name="remember" value="on" />}
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <TextField
        key={String(recovery)}
        {...step.field('code')}
        label={recovery ? 'Recovery code' : 'Code'}
        required
        // The password was the first step: the code is what the person came to type.
        autoFocus
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        help={
          recovery
            ? 'One of the ten recovery codes you saved when you set up two-factor login. Each code works once.'
            : 'The six-digit code in your authenticator app. You can also enter a recovery code.'
        }
      />
      <Button type="submit" kind="accent" block busy={step.busy || step.done}>
        LOGIN
      </Button>
      <p className={styles.ways}>
        <button type="button" className={styles.textButton} onClick={() => setRecovery(!recovery)}>
          {recovery ? 'Use my authenticator app' : 'I do not have my phone'}
        </button>
        <a href={links.login(redirect ?? undefined)}>{over ? 'Log in again' : 'Start again'}</a>
      </p>
    </form>
  )
}
