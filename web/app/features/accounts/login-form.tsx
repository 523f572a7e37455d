import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FailureAlert } from '../../ui/form/form-alert.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import type { RefusedForm } from '../../ui/form/read-form.ts'
import { useSession } from '../../session/session.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { afterLogin } from '../../session/after-login.ts'
import type { Challenge } from './second-step-form.tsx'
import styles from './login.module.css'

/** The calls are fetched on login: a page that is only viewed does without them. */
const loadCalls = () => import('#contract/accounts/accounts.calls.ts')

interface LoginFormProps {
  redirect: string | null
  /** The server's reply to a form sent without script. */
  refused: RefusedForm | undefined
  onChallenge: (challenge: Challenge) => void
}

export function LoginForm({ redirect, refused, onChallenge }: LoginFormProps) {
  const session = useSession()
  const { revalidate } = useRevalidator()
  const remember = useRef(false)
  const form = useForm({
    call: async () => (await loadCalls()).login,
    refused,
    read(data) {
      remember.current = data.has('remember')
      return {
        username: data.get('username'),
        password: data.get('password'),
        remember: remember.current,
      }
    },
    async send(call, values) {
      if (!session) return callOverHttp(call, values)
      const { logout } = await loadCalls()
      await callOverHttp(logout, {}).catch(() => undefined)
      try {
        return await callOverHttp(call, values)
      } catch (error) {
        await revalidate()
        throw error
      }
    },
    // Which of the two is wrong is not revealed.
    fieldsOf: () => ({}),
    onDone(reply) {
      if (reply.twoFactorNeeded) {
        onChallenge({ challenge: reply.challenge, remember: remember.current })
      } else {
        // A new document: everything that was loaded for the visitor is reloaded.
        window.location.assign(afterLogin(reply, redirect))
      }
    },
  })

  return (
    <form {...form.form} className={styles.form}>
      {session && (
        <Alert type="INFO" announce={false}>
          You are logged in as {session.person?.fullname || session.user.username}. Logging in again
          will end that session.
        </Alert>
      )}
      {form.message && <Alert type="ERROR">{form.message}</Alert>}
      {form.error && <FailureAlert error={form.error} />}
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <TextField
        label="Username"
        {...form.field('username')}
        required
        autoComplete="username"
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
      />
      <PasswordField {...form.field('password')} label="Password" required maxLength={500} />
      <CheckField
        label="Remember password"
        {...form.check('remember')}
        help="Stay logged in on this device for 30 days. Do not use this on a shared computer."
      />
      <Button type="submit" kind="accent" block busy={form.busy || form.done}>
        LOGIN
      </Button>
      <p className={styles.ways}>
        <Link to={links.forgotPassword()}>Forgot Password</Link>
        <span>
          No account yet? <Link to={links.register(redirect ?? undefined)}>Register</Link>
        </span>
      </p>
    </form>
  )
}
