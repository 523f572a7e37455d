import { getCompany } from '#contract/settings/settings.calls.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import type { Route } from './+types/bond-calculator.screen.ts'
import { BondCalculator } from './bond-calculator.tsx'
import { bondInputFrom } from './bond-input.ts'
import styles from './bond-page.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const { name } = await api(getCompany, {})
  const { amount, deposit } = Object.fromEntries(url.searchParams)
  const typed = { ...(amount ? { amount } : {}), ...(deposit ? { deposit } : {}) }
  return { name, publicUrl, start: bondInputFrom(url.searchParams), typed }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `Bond calculator | ${loaderData?.name ?? ''}`,
    description:
      'Work out the monthly repayment on a home loan, the total interest and the income you need to qualify.',
    path: links.bondCalculator(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
  })

export default function BondCalculatorScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Bond calculator"
        lede="Work out your monthly repayment, and the income a bank will look for."
      />
      <section className={styles.panel} aria-label="Calculator">
        <BondCalculator start={loaderData.start} typed={loaderData.typed} asPage />
      </section>
    </div>
  )
}
