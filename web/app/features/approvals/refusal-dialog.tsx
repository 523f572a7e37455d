import { useState, type KeyboardEvent } from 'react'
import type { ApprovalItem } from '#contract/approvals/approvals.calls.ts'
import { refusalReasons, refusalText } from '#contract/approvals/refusal-reasons.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { shortestRefusal } from '#contract/listings/refusals.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { TextArea } from '../../ui/form/fields.tsx'
import { useLocalForm } from '../../ui/form/use-local-form.ts'
import styles from './approvals.module.css'

interface RefusalDialogProps {
  item: ApprovalItem | null
  onRefuse: (reason: string) => void
  onClose: () => void
}

/**
 * Why an item is refused: ready-made reasons, and what else to change. The text below is sent to
 * its people.
 */
export function RefusalDialog({ item, onRefuse, onClose }: RefusalDialogProps) {
  return (
    <Dialog
      open={item !== null}
      onClose={onClose}
      title={`Refuse ${item?.reference ?? ''}?`}
      size="lg"
    >
      {item && <RefusalForm kind={item.kind} onRefuse={onRefuse} onClose={onClose} />}
    </Dialog>
  )
}

function RefusalForm({
  kind,
  onRefuse,
  onClose,
}: Omit<RefusalDialogProps, 'item'> & Pick<ApprovalItem, 'kind'>) {
  const reasons = refusalReasons[kind]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const text = refusalText(kind, chosen, typed)
  const form = useLocalForm<string>({
    check: () =>
      text.length >= shortestRefusal
        ? { data: text, fields: null }
        : { data: null, fields: { reason: listingsTexts.refusalReasonMissing } },
    onDone: onRefuse,
  })

  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.ctrlKey) {
      event.preventDefault()
      event.currentTarget.requestSubmit()
    }
    if (event.target instanceof HTMLTextAreaElement) return
    const reason = reasons[Number(event.key) - 1]
    if (!reason || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    toggle(reason.key)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields within
    <form {...form.form} className={styles.refusal} onKeyDown={press}>
      <fieldset className={styles.reasons}>
        <legend>
          What needs to change? <span className={styles.keys}>Press 1 to {reasons.length}.</span>
        </legend>
        {reasons.map(({ key, label }, place) => (
          <label key={key}>
            <input
              type="checkbox"
              name="reasons"
              value={key}
              checked={chosen.has(key)}
              data-first={place === 0 ? '' : undefined}
              onChange={() => toggle(key)}
            />
            <kbd>{place + 1}</kbd> {label}
          </label>
        ))}
      </fieldset>
      <TextArea
        {...form.field('reason')}
        label="Anything else to change"
        maxLength={500}
        rows={2}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {text && (
        <div className={styles.told} role="status">
          <b>
            {kind === 'agency' ? 'The administrator' : 'The seller'} will be told by email and in a
            notification:
          </b>
          <p>{text}</p>
        </div>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="danger">
          Refuse <kbd>Enter</kbd>
        </Button>
      </DialogButtons>
    </form>
  )
}
