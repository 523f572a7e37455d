import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { LevyStatement } from './levy-statement.tsx'
import { blankValues } from './sell-values.ts'
import styles from './sell-invitation.module.css'

const steps = [
  'Register or log in; it takes two minutes.',
  'Fill in one form from your levy statement. What you type is kept, also when you close the browser.',
  'Pay the listing fee by card or EFT.',
  'We check the week with your resort, and it goes on the site.',
  'You hear from us with every question and every offer. The buyer’s money waits in a trust account.',
]

/** What selling a week means, for someone who is not logged in yet. */
export function SellInvitation({ fee }: { fee: number }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <PageHeader
          title="Sell your timeshare week"
          lede={
            <>
              Listing costs <strong>{formatRand(fee)}</strong> including VAT, once. Register or log
              in to begin.
            </>
          }
        />
        <div className={styles.actions}>
          <LinkButton to={links.register()} kind="accent">
            Register
          </LinkButton>
          <LinkButton to={links.login(links.sellWeek())}>Log in</LinkButton>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <IconCheck aria-hidden="true" />
              {step}
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          More in our <a href={links.timeshareQuestions()}>questions and answers</a>.
        </p>
      </div>
      <LevyStatement resortName="" owner="J van Wyk" values={blankValues} />
    </div>
  )
}
