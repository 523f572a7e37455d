import { useRevalidator } from 'react-router'
import { requestOf } from '#contract/request.ts'
import { links } from '#contract/links.ts'
import {
  checkImport,
  downloadCorrections,
  runImport,
  undoImport,
} from '#contract/listing-imports/listing-imports.calls.ts'
import type { ImportDetails } from '#contract/listing-imports/listing-imports.schema.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { counted } from '../../ui/data/counted.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { listingNouns, stateLooks } from './import-texts.ts'
import styles from './import.module.css'

function Facts({ counts }: Pick<ImportDetails, 'counts'>) {
  const facts = [
    ['New', counts.new],
    ['Changed', counts.changed],
    ['No change', counts.same],
    ['To correct', counts.refused],
    ['Pictures added', counts.pictures],
    ['Pictures missing', counts.missingPictures],
    ['Undone', counts.undone],
    ['Kept', counts.kept],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, count], place) => place < 4 || count > 0)
        .map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{groupedNumber(count)}</dd>
          </div>
        ))}
    </dl>
  )
}

function useSteps({ id, counts, mapping, defaults }: ImportDetails) {
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const start = useAction(runImport)
  const undo = useAction(undoImport)
  const check = useAction(checkImport)
  return {
    busy: start.busy || undo.busy || check.busy,
    async start() {
      if (await start.run({ id })) await revalidate()
    },
    async checkAgain() {
      if (await check.run({ id, mapping, defaults })) await revalidate()
    },
    async undo() {
      const yes = await confirm({
        title: 'Undo this import?',
        body: `${undoneText(counts)} Listings that have been edited since then are kept.`,
        confirmLabel: 'Undo import',
        cancelLabel: 'Keep it',
        danger: true,
      })
      if (yes && (await undo.run({ id }))) await revalidate()
    },
  }
}

/** What undoing does, leaving out zeros. */
function undoneText({ new: added, changed }: ImportDetails['counts']): string {
  const deleted = `${counted(added, listingNouns)} will be deleted`
  if (changed === 0) return `${deleted}.`
  const restored = counted(changed, listingNouns)
  return added === 0 ? `${restored} will be restored.` : `${deleted} and ${restored} restored.`
}

/** Unchanged listings may still get new pictures. */
function hasPictures({ mapping, zips }: ImportDetails): boolean {
  return zips.length > 0 || mapping.includes('pictures')
}

function startLabel(wanted: number, adds: boolean): string {
  if (wanted > 0) return `Import ${counted(wanted, listingNouns)}`
  return adds ? 'Add new pictures' : 'Nothing to import'
}

/** The results of the check or the import, with the next step. */
export function ImportResult({ details }: { details: ImportDetails }) {
  const { id, state, counts } = details
  const steps = useSteps(details)
  const look = stateLooks[state]
  const wanted = counts.new + counts.changed
  const adds = wanted > 0 || (counts.same > 0 && hasPictures(details))
  return (
    <Sheet
      title={state === 'checked' ? 'This is what the import will do' : 'Result'}
      aside={<StatusText color={look.color}>{look.text}</StatusText>}
    >
      <Facts counts={counts} />
      {state === 'checked' && (
        <p className={styles.lede}>
          New listings await their listing fee before they are published. Rows to correct are left
          out.
        </p>
      )}
      <div className={styles.actions}>
        {state === 'checked' && (
          <>
            <Button
              kind="accent"
              busy={steps.busy}
              disabled={!adds}
              onClick={() => void steps.start()}
            >
              {startLabel(wanted, adds)}
            </Button>
            <LinkButton to={links.listingImport(id, { columns: 1 })}>Change the columns</LinkButton>
          </>
        )}
        {counts.refused > 0 && (
          <a href={requestOf(downloadCorrections, { id }).url} download>
            Download the rows to correct
          </a>
        )}
        {(state === 'done' || state === 'failed') && wanted + counts.pictures > 0 && (
          <Button kind="quiet" busy={steps.busy} onClick={() => void steps.undo()}>
            Undo import
          </Button>
        )}
        {state === 'failed' && (
          <Button kind="brand" busy={steps.busy} onClick={() => void steps.checkAgain()}>
            Check again
          </Button>
        )}
      </div>
    </Sheet>
  )
}
