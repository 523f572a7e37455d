import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { LevyStatement } from './levy-statement.tsx'
import { blankValues } from './sell-values.ts'
import styles from './sell-invitation.module.css'

const steps = [
  'Register or log in. It takes two minutes.',
  'Fill in one form with the details on your levy statement. Your draft is saved, even if you close the browser.',
  'Pay the listing fee by card or EFT.',
  'We check the week with your resort, then publish it.',
  'We email you every enquiry and every offer. The buyer’s money is held in a trust account until the transfer.',
]

/** What selling a week means, for someone who is not logged in yet. */
export function SellInvitation({ fee }: { fee: number }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <PageHeader
          title="Sell your timeshare week"
          lede={
            <>
              Reach buyers across South Africa for a once-off <strong>{formatRand(fee)}</strong>,
              including VAT. We check your week with the resort, and the buyer’s money is held in
              trust until the transfer.
            </>
          }
        />
        <div className={styles.actions}>
          <LinkButton to={links.register(links.sellWeek())} kind="accent">
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
          Read more in our <a href={links.timeshareQuestions()}>questions and answers</a>.
        </p>
      </div>
      <LevyStatement resortName="" owner="J van Wyk" values={blankValues} />
    </div>
  )
}
