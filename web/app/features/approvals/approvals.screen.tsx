import { useMemo, useState } from 'react'
import { useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import {
  dismissApproval,
  listApprovals,
  undoSeconds,
  type ApprovalItem,
} from '#contract/approvals/approvals.calls.ts'
import { approvalsTexts } from '#contract/approvals/approvals.messages.ts'
import { links } from '#contract/links.ts'
import { KeyList } from '../../backoffice/key-list.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { useSingleKeys } from '../../backoffice/use-single-keys.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/approvals.screen.ts'
import { ApprovalCard, itemPath } from './approval-card.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { UndoNotes } from './undo-notes.tsx'
import { useApprovalQueue } from './use-approval-queue.ts'
import styles from './approvals.module.css'

export async function loader({ context, url }: LoaderFunctionArgs) {
  guard('approvals.manage', { context, url })
  return awaitReply(contextOf(context).api(listApprovals, {}), url)
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Approvals', matches)

const keys = [
  ['a', 'Approve: verify and publish the week, approve the change or verify the agency'],
  ['v', 'Verify only'],
  ['r', 'Refuse, with reasons'],
  ['u', `Undo the last decision, within ${undoSeconds} seconds`],
  ['j', 'Next item, without deciding'],
  ['k', 'Previous item'],
  ['o', 'Open the listing or the agency'],
] as const

function approveLabel({ kind, publishes }: ApprovalItem): string {
  if (kind === 'change') return 'Approve change'
  if (kind === 'agency') return 'Verify agency'
  return publishes ? 'Verify and publish' : 'Verify'
}

/** One queue of everything to verify and approve, designed for the keyboard. */
export default function ApprovalsScreen({ loaderData }: Route.ComponentProps) {
  const queue = useApprovalQueue(loaderData)
  const { current, done, total, left, decide, undo } = queue
  const [refusing, setRefusing] = useState<ApprovalItem | null>(null)
  const navigate = useNavigate()
  const verifies = current?.kind === 'week' && current.publishes
  const approve = () =>
    void decide(current?.kind === 'week' && !current.publishes ? 'verify' : 'approve')

  const actions = useMemo(
    () => ({
      a: current && approve,
      v: verifies ? () => void decide('verify') : undefined,
      r: current && (() => setRefusing(current)),
      u: () => void undo(),
      j: queue.next,
      k: queue.previous,
      o: current && (() => void navigate(itemPath(current))),
    }),
    // The functions belong to this render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [current, queue],
  )
  useSingleKeys(actions)

  return (
    <>
      <OfficeHeader
        title="Approvals"
        note={current ? `${Math.min(done + 1, total)} of ${total}` : `${done} of ${total} decided`}
      />
      <progress value={done} max={Math.max(1, total)}>
        {`${done} of ${total}`}
      </progress>
      <FailedDecisions failed={loaderData.failed} />
      {current ? (
        <>
          <ApprovalCard key={`${current.kind} ${current.id}`} item={current} />
          {current.kind === 'week' && !current.publishes && (
            <p className={styles.note}>{approvalsTexts.waiverNeeded}</p>
          )}
          <div className={styles.actions} data-bottom-bar="">
            <Button kind="brand" onClick={approve} aria-keyshortcuts="a">
              {approveLabel(current)} <kbd>A</kbd>
            </Button>
            {verifies && (
              <Button onClick={() => void decide('verify')} aria-keyshortcuts="v">
                Verify only <kbd>V</kbd>
              </Button>
            )}
            <Button onClick={() => setRefusing(current)} aria-keyshortcuts="r">
              Refuse <kbd>R</kbd>
            </Button>
            <Button kind="quiet" onClick={queue.previous} disabled={left < 2} aria-keyshortcuts="k">
              Previous <kbd>K</kbd>
            </Button>
            <Button kind="quiet" onClick={queue.next} disabled={left < 2} aria-keyshortcuts="j">
              Next <kbd>J</kbd>
            </Button>
          </div>
        </>
      ) : (
        <EmptyState
          title="Nothing needs approval."
          actions={<LinkButton to={links.today()}>Back to Today</LinkButton>}
        >
          {done > 0
            ? `You have decided on ${done} of ${total}.`
            : 'New weeks, changes and agencies will appear here.'}
        </EmptyState>
      )}
      <UndoNotes open={queue.open} onUndo={() => void undo()} onOver={queue.forget} />
      <details className={styles.keys}>
        <summary>Keyboard shortcuts</summary>
        <KeyList keys={keys} />
      </details>
      <RefusalDialog
        item={refusing}
        onClose={() => setRefusing(null)}
        onRefuse={(reason) => {
          setRefusing(null)
          void decide('refuse', reason)
        }}
      />
    </>
  )
}

/**
 * Decisions that could not be applied: usually because the seller changed the listing in the
 * meantime.
 */
function FailedDecisions({ failed }: { failed: Route.ComponentProps['loaderData']['failed'] }) {
  const { run, busy } = useAction(dismissApproval)
  const { revalidate } = useRevalidator()
  return failed.map(({ id, reference, message }) => (
    <Alert key={id} type="ERROR" title={`Not applied: ${reference}`}>
      <p>{message}</p>
      <Button
        size="sm"
        busy={busy}
        onClick={() => void run({ id }).then((reply) => reply && revalidate())}
      >
        Dismiss
      </Button>
    </Alert>
  ))
}
