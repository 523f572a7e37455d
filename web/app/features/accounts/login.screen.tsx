import { useState } from 'react'
import { redirect } from 'react-router'
import { login, logout } from '#contract/accounts/accounts.calls.ts'
import { passwordsMessages } from '#contract/accounts/passwords.messages.ts'
import { registrationMessages } from '#contract/accounts/registration.messages.ts'
import { carouselPlaces, listCarousel } from '#contract/carousel/carousel.calls.ts'
import { completeLogin } from '#contract/two-factor/two-factor.calls.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { FormShape } from '../../ui/form/read-form.ts'
import { useCompany } from '../../session/session.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/login.screen.ts'
import { afterLogin } from '../../session/after-login.ts'
import { handleForm } from '../../session/handle-form.ts'
import { LoginForm } from './login-form.tsx'
import { LoginPictures } from './login-pictures.tsx'
import { safePath } from '../../session/safe-path.ts'
import { SecondStepForm, secondStepShape, type Challenge } from './second-step-form.tsx'
import { loginPurpose, whyLogIn } from './why-log-in.ts'
import styles from './login.module.css'

const shape: FormShape = { texts: ['username'], secrets: ['password'], checks: ['remember'] }

/** The preceding action, without script, that leads here. */
const doneTexts: Record<string, string> = {
  registered: registrationMessages.registeredByAdmin,
  reset: passwordsMessages.reset,
  changed: passwordsMessages.reset,
}

export async function loader({ context, url }: Route.LoaderArgs) {
  // The pictures are decoration: without them the login still works.
  const carousel = await contextOf(context)
    .api(listCarousel, {})
    .catch(() => [])
  const pictures = carousel
    .flatMap(({ id, image, header }) => (image ? [{ id, picture: image, caption: header }] : []))
    .slice(0, carouselPlaces)
  const redirect = safePath(url.searchParams.get('redirect')) ?? null
  return {
    pictures,
    redirect,
    why: whyLogIn(redirect),
    purpose: loginPurpose(redirect),
    done: doneTexts[url.searchParams.get('done') ?? ''] ?? null,
  }
}

/** The login before any script has arrived; with it, the form calls the API itself. */
export async function action(args: Route.ActionArgs) {
  const { api, session } = contextOf(args.context)
  const form = await args.request.clone().formData()
  const back = String(form.get('redirect') ?? '')
  const remember = form.has('remember')
  if (form.get('step') === 'code') {
    const { reply, refused } = await handleForm(args, {
      call: completeLogin,
      shape: secondStepShape,
    })
    const challenge = String(form.get('challenge') ?? '')
    return reply
      ? redirect(afterLogin(reply, back))
      : { step: { challenge, remember }, refused: refused.data }
  }
  if (session) await api(logout, {})
  const { reply, refused } = await handleForm(args, { call: login, shape })
  if (!reply) return refused
  if (!reply.twoFactorNeeded) return redirect(afterLogin(reply, back))
  return { step: { challenge: reply.challenge, remember }, refused: undefined }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Log in', matches)

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, redirect, why, purpose, done } = loaderData
  const { name } = useCompany()
  const sent = actionData && 'step' in actionData ? actionData : undefined
  const refused = actionData && 'fields' in actionData ? actionData : undefined
  const [challenge, setChallenge] = useState<Challenge | null>(sent?.step ?? null)
  return (
    <div className={`wrap ${styles.login}`}>
      <div className={classNames(styles.sheet, pictures.length > 0 && styles.pictured)}>
        <section className={styles.text}>
          <h1>{challenge ? 'Enter your login code' : 'Log in'}</h1>
          <p className={styles.lede}>
            {challenge
              ? 'Two-factor login is turned on for your account.'
              : (purpose ?? `Manage your listings, offers and timeshare weeks at ${name}.`)}
          </p>
          {why && !challenge && !actionData && (
            <Alert type="INFO" className={styles.done}>
              {why}
            </Alert>
          )}
          {done && !challenge && !actionData && (
            <Alert type="SUCCESS" className={styles.done}>
              {done}
            </Alert>
          )}
          {challenge ? (
            <SecondStepForm {...challenge} redirect={redirect} refused={sent?.refused} />
          ) : (
            <LoginForm redirect={redirect} refused={refused} onChallenge={setChallenge} />
          )}
        </section>
        {pictures.length > 0 && <LoginPictures items={pictures} />}
      </div>
    </div>
  )
}
