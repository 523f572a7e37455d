import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { getTwoFactorStatus } from '#contract/two-factor/two-factor.calls.ts'
import { twoFactorTexts } from '#contract/two-factor/two-factor.messages.ts'
import { dayAt, formatDay } from '#contract/values/day.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/two-factor.screen.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { NewCodes } from './new-codes.tsx'
import { SetUp } from './set-up.tsx'
import { SwitchOff } from './switch-off.tsx'
import styles from './two-factor.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { mustSetUpTwoFactor } = guard('signedIn', args, { unfinished: true })
  const { api } = contextOf(args.context)
  const status = await awaitReply(api(getTwoFactorStatus, {}), args.url)
  return { status, must: mustSetUpTwoFactor }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Two-factor login', matches)

export default function TwoFactorScreen({ loaderData }: Route.ComponentProps) {
  const { status, must } = loaderData
  const { revalidate } = useRevalidator()
  // Shown only once, so they outlive the state change that produced them.
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function show(fresh: readonly string[]) {
    setCodes(fresh)
    void revalidate()
  }

  return (
    <AccountFrame
      title="Two-factor login"
      lede="Log in with your password and a code from your phone. Someone who knows your password still cannot get in without the code."
    >
      {must && !codes && <Alert type="WARNING">{twoFactorTexts.setUpFirst}</Alert>}
      {codes ? (
        <RecoveryCodes codes={codes} onStored={() => setCodes(null)} />
      ) : status.enabled ? (
        <>
          <section className={styles.panel} aria-labelledby="two-factor-state">
            <h2 id="two-factor-state" className={styles.title}>
              <StatusText color="green">Two-factor login is on</StatusText>
            </h2>
            <p className={styles.text}>
              {status.confirmedAt && `Since ${formatDay(dayAt(status.confirmedAt))}. `}
              {codesLeft(status.recoveryCodesLeft)}
            </p>
          </section>
          <NewCodes onCodes={show} />
          {status.required ? (
            <p className={styles.text}>{twoFactorTexts.mustStayOn}</p>
          ) : (
            <SwitchOff />
          )}
        </>
      ) : (
        <SetUp onCodes={show} />
      )}
    </AccountFrame>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'You have no recovery codes left. Create new ones now.'
  return count === 1 ? 'You have one recovery code left.' : `You have ${count} recovery codes left.`
}
