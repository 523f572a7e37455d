import { useRef, useState, type FormEvent } from 'react'
import { Link, useRevalidator } from 'react-router'
import { login, loginForm, logout } from '#contract/accounts/accounts.calls.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import { checkForm, focusFirstError } from '../../ui/form/form-check.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import type { RefusedForm } from '../../ui/form/read-form.ts'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../ui/call/use-call.ts'
import { afterLogin } from '../../session/after-login.ts'
import type { Challenge } from './second-step-form.tsx'
import styles from './login.module.css'

interface LoginFormProps {
  redirect: string | null
  /** What the server answered to a form sent without script. */
  refused: RefusedForm | undefined
  onChallenge: (challenge: Challenge) => void
}

const none: FieldErrors = {}

export function LoginForm({ redirect, refused, onChallenge }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const session = useSession()
  const { revalidate } = useRevalidator()
  const enter = useCall(login)
  const leave = useCall(logout)
  const [own, setOwn] = useState<FieldErrors | null>(null)
  const [gone, setGone] = useState(false)
  const tried = own !== null
  const fields = own ?? refused?.fields ?? none
  const message = enter.error?.message ?? (tried ? null : refused?.message)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const remember = entries.has('remember')
    const checked = checkForm(loginForm, {
      username: entries.get('username'),
      password: entries.get('password'),
      remember,
    })
    enter.reset()
    setOwn(checked.fields ?? none)
    if (checked.fields) return focusFirstError(form.current)
    if (session) await leave.run({})
    const reply = await enter.run(checked.data)
    if (reply?.twoFactorNeeded) {
      onChallenge({ challenge: reply.challenge, remember })
    } else if (reply) {
      setGone(true)
      // A new document: everything that was loaded for the visitor is loaded anew.
      window.location.assign(afterLogin(reply, redirect))
    } else if (session) {
      await revalidate()
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
    >
      {session && (
        <Alert type="INFO" announce={false}>
          You are logged in as {session.person?.fullname || session.user.username}. Logging in again
          will end that session.
        </Alert>
      )}
      {message && <Alert type="ERROR">{message}</Alert>}
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <TextField
        label="Username"
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        defaultValue={refused?.values['username']}
        error={fields['username']}
      />
      <PasswordField
        label="Password"
        name="password"
        required
        maxLength={500}
        error={fields['password']}
      />
      <CheckField
        label="Remember password"
        name="remember"
        help="Stay logged in on this device for 30 days. Do not use this on a shared computer."
      />
      <Button type="submit" kind="accent" block busy={enter.busy || leave.busy || gone}>
        LOGIN
      </Button>
      <p className={styles.ways}>
        <Link to={links.forgotPassword()}>Forgot Password</Link>
        <span>
          No account yet? <Link to={links.register()}>Register</Link>
        </span>
      </p>
    </form>
  )
}
