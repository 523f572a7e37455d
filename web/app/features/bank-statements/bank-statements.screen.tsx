import { useNavigation } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import {
  bankLinesList,
  exportBankLines,
  getStatementOverview,
} from '#contract/bank-statements/bank-statements.calls.ts'
import type { StatementOverview } from '#contract/bank-statements/bank-statements.schema.ts'
import type { LineView } from '#contract/bank-statements/bank-statements.states.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { ExportMenu } from '../../backoffice/export-menu.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ListFoot } from '../../ui/list/list-foot.tsx'
import { listStateOf, queryAfter } from '../../ui/list/list-state.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import type { Route } from './+types/bank-statements.screen.ts'
import { LineGroups } from './line-groups.tsx'
import { LineKeysHelp } from './line-keys-help.tsx'
import { LineList } from './line-list.tsx'
import { RunningTotal } from './running-total.tsx'
import { StatementCard } from './statement-card.tsx'
import { StatementDrop } from './statement-drop.tsx'
import { useLineActions } from './use-line-actions.ts'
import styles from './bank-statements.module.css'

export async function loader(args: Route.LoaderArgs) {
  const page = await listLoader(bankLinesList)(args)
  const statement = args.url.searchParams.get('statement') ?? undefined
  const { api } = contextOf(args.context)
  const overview = await awaitReply(api(getStatementOverview, { statement }), args.url)
  return { page, overview }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Bank statements', matches)

function noteOf({ statement, toPlace }: StatementOverview): string {
  if (!statement) return `${toPlace.count} lines to allocate, ${formatRandCents(toPlace.amount)}`
  return `${toPlace.count} of ${statement.lineCount - statement.knownCount} lines to allocate`
}

export default function BankStatementsScreen({ loaderData }: Route.ComponentProps) {
  const { page, overview } = loaderData
  if (overview.recent.length === 0) return <NoStatements />
  return <Statements page={page} overview={overview} />
}

function NoStatements() {
  return (
    <>
      <OfficeHeader title="Bank statements" note="Match EFT payments with the bank statement" />
      <div className={styles.sheet}>
        <EmptyState title="No bank statement yet" actions={<StatementDrop first />}>
          Export the statement from FNB, Standard Bank, Absa, Nedbank, Capitec or Investec as CSV or
          OFX. Nothing is booked until you say so.
        </EmptyState>
      </div>
    </>
  )
}

function Statements({ page, overview }: Route.ComponentProps['loaderData']) {
  const query = useWantedQuery()
  const loading = useNavigation().state === 'loading'
  const actions = useLineActions()
  const confirm = useConfirm()
  const state = listStateOf(bankLinesList, query)
  const view = (state.filters.view ?? 'open') as LineView
  const statement = overview.statement?.id ?? 'all'
  const toView = (wanted: LineView) =>
    queryAfter(bankLinesList, query, {
      filters: { ...state.filters, view: wanted === 'open' ? '' : wanted },
    })

  async function book() {
    const { count, amount } = overview.toBook
    const sure = await confirm({
      title: count === 1 ? 'Book 1 line?' : `Book ${count} lines?`,
      body: `${formatRandCents(amount)} is booked on the accepted payments, and their listing fees are paid.`,
      confirmLabel: 'Book',
      cancelLabel: 'Not yet',
    })
    if (sure) await actions.book(statement)
  }

  return (
    <>
      <OfficeHeader
        title="Bank statements"
        note={noteOf(overview)}
        actions={
          <ExportMenu
            choices={[
              {
                label: 'Excel',
                start: () => callOverHttp(exportBankLines, { statement, view }),
              },
            ]}
          />
        }
      />
      <StatementCard overview={overview} />
      <section className={styles.sheet} aria-label="Lines" aria-busy={loading}>
        <LineGroups groups={overview.groups} view={view} to={toView} />
        <LineList
          lines={page.items}
          overview={overview}
          view={view}
          to={toView}
          actions={actions}
        />
        <LineKeysHelp />
        {page.total > page.size && (
          <div className={styles.foot}>
            <ListFoot
              state={state}
              total={page.total}
              to={(change) => queryAfter(bankLinesList, query, change)}
              label="Lines"
            />
          </div>
        )}
      </section>
      <RunningTotal overview={overview} actions={actions} onBook={() => void book()} />
    </>
  )
}
