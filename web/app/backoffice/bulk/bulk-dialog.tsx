import { useEffect, useRef, useState } from 'react'
import type { BulkResult } from '#contract/bulk-actions/bulk-actions.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { counted, type Nouns } from '../../ui/data/counted.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import type { Identified } from '../../ui/list/resource-types.ts'
import type { AnyBulkAction } from './bulk-action.ts'
import { BulkRows } from './bulk-rows.tsx'
import { runBulk } from './run-bulk.ts'
import styles from './bulk.module.css'

interface BulkDialogProps<Row extends Identified> {
  action: AnyBulkAction<Row>
  rows: readonly Row[]
  nouns: Nouns
  nameOf: (row: Row) => string
  /** Called with the changed rows; none if it was cancelled. */
  onClose: (done: readonly Row[]) => void
}

type Step = 'ask' | 'checking' | 'preview' | 'running' | 'result'

/**
 * Asks for input, previews what will change and what cannot and why, then makes the changes and
 * shows the result.
 */
export function BulkDialog<Row extends Identified>(props: BulkDialogProps<Row>) {
  const { action, rows, nouns, nameOf, onClose } = props
  const asks = action.question && (action.needsAnswer?.(rows) ?? true)
  const [step, setStep] = useState<Step>(asks ? 'ask' : 'checking')
  const [answer, setAnswer] = useState<unknown>()
  const [checked, setChecked] = useState<BulkResult[]>([])
  const [results, setResults] = useState<BulkResult[]>([])
  const [progress, setProgress] = useState(0)
  const started = useRef(false)
  const able = rows.filter((_, place) => checked[place]?.done)
  const changed = able.filter((_, place) => results[place]?.done)

  async function check(given: unknown) {
    setAnswer(given)
    setStep('checking')
    setProgress(0)
    setChecked(await runBulk(action, rows, given, { preview: true, onProgress: setProgress }))
    setStep('preview')
  }

  async function apply() {
    setStep('running')
    setProgress(0)
    setResults(await runBulk(action, able, answer, { preview: false, onProgress: setProgress }))
    setStep('result')
  }

  useEffect(() => {
    if (asks || started.current) return
    started.current = true
    void check(undefined)
  })

  const busy = step === 'checking' || step === 'running'
  const cancel = () => {
    if (!busy) onClose(step === 'result' ? changed : [])
  }
  const { question: Question, change } = action
  const titleOf = (count: number) =>
    [action.label, action.joins, counted(count, nouns)].filter(Boolean).join(' ')
  const changeOf = (row: Row) => change?.(row, answer as never) ?? action.label

  return (
    <Dialog
      open
      size="lg"
      onClose={cancel}
      title={titleOf(rows.length)}
      actions={
        step === 'preview' ? (
          <>
            <Button onClick={cancel}>Cancel</Button>
            {able.length > 0 && (
              <Button kind={action.danger ? 'danger' : 'brand'} onClick={() => void apply()}>
                {titleOf(able.length)}
              </Button>
            )}
          </>
        ) : step === 'result' ? (
          <Button kind="brand" onClick={cancel}>
            Close
          </Button>
        ) : undefined
      }
    >
      {step === 'ask' && Question && (
        <Question rows={rows} onAnswer={(given) => void check(given)} onCancel={cancel} />
      )}
      {busy && (
        <label className={styles.progress}>
          {step === 'checking' ? 'Checking each row' : 'Changing each row'}
          <progress value={progress} max={step === 'checking' ? rows.length : able.length} />
        </label>
      )}
      {step === 'preview' && (
        <>
          <p role="status">{previewText(able.length, rows.length, nouns)}</p>
          <BulkRows rows={rows} results={checked} nameOf={nameOf} changeOf={changeOf} ahead />
        </>
      )}
      {step === 'result' && (
        <>
          <p role="status">{resultText(changed.length, able.length, action.done, nouns)}</p>
          <BulkRows rows={able} results={results} nameOf={nameOf} changeOf={changeOf} />
        </>
      )}
    </Dialog>
  )
}

function previewText(able: number, all: number, nouns: Nouns): string {
  if (able === all) return `Nothing has changed yet. ${counted(all, nouns)} will change.`
  if (able === 0) return `None of ${counted(all, nouns)} can be changed.`
  return `Nothing has changed yet. ${able} of ${counted(all, nouns)} will change; the others cannot.`
}

function resultText(changed: number, all: number, done: string, nouns: Nouns): string {
  if (changed === all) return `${counted(changed, nouns)} ${done}.`
  return `${changed} of ${counted(all, nouns)} ${done}.`
}
