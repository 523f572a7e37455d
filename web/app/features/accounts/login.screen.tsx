import { data, redirect } from 'react-router'
import { login, loginForm, logout } from '#contract/accounts/accounts.calls.ts'
import { listCarousel } from '#contract/carousel/carousel.calls.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { isAppError } from '../../backoffice/refusal.ts'
import { links } from '../../links.ts'
import { partsOf } from '../../request-context.ts'
import { hasRoute } from '../../route-paths.ts'
import { checkForm } from '../../ui/form-check.ts'
import { Picture } from '../../ui/picture.tsx'
import { useRootData } from '../../ui/session.ts'
import type { Route } from './+types/login.screen.ts'
import { afterLogin } from './after-login.ts'
import { LoginForm } from './login-form.tsx'
import { safePath } from './safe-path.ts'
import styles from './login.module.css'

function existing(path: string): string | null {
  return hasRoute(path) ? path : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  // The picture is an ornament: without it the login still works.
  const carousel = await partsOf(context)
    .api(listCarousel, {})
    .catch(() => [])
  const shown = carousel.find((item) => item.image)
  return {
    picture: shown?.image ?? null,
    caption: shown?.header ?? '',
    redirect: safePath(url.searchParams.get('redirect')) ?? null,
    forgotPassword: existing(links.forgotPassword()),
    changePassword: existing(links.changePasswordOnLogin()),
  }
}

export interface LoginRefusal {
  username: string
  fields: FieldErrors
  message: string | null
}

/** The login before any script has arrived; with it, the form calls the API itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, session } = partsOf(context)
  const form = await request.formData()
  const username = String(form.get('username') ?? '')
  const refuse = (status: number, fields: FieldErrors, message: string | null) =>
    data<LoginRefusal>({ username, fields, message }, { status })
  const checked = checkForm(loginForm, {
    username,
    password: String(form.get('password') ?? ''),
    remember: form.has('remember'),
  })
  if (checked.fields) return refuse(422, checked.fields, null)
  try {
    if (session) await api(logout, {})
    const reply = await api(login, checked.data)
    return redirect(
      afterLogin(reply, {
        redirect: String(form.get('redirect') ?? ''),
        changePassword: existing(links.changePasswordOnLogin()),
      }),
    )
  } catch (error) {
    if (isAppError(error)) return refuse(error.status, error.fields, error.message)
    throw error
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Log in' },
  { name: 'robots', content: 'noindex' },
]

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, caption } = loaderData
  const name = useRootData()?.company.name
  return (
    <div className={`wrap ${styles.login}`}>
      <div className={styles.sheet}>
        <section className={styles.words}>
          <h1>Log in</h1>
          <p className={styles.lede}>Your listings, offers and weeks at {name}.</p>
          <LoginForm {...loaderData} refused={actionData} />
        </section>
        {picture && (
          <figure className={styles.picture}>
            <Picture picture={picture} sizes="(max-width: 64rem) 1px, 34rem" priority alt="" />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        )}
      </div>
    </div>
  )
}
