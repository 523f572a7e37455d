import { statementEndings } from '#contract/bank-statements/bank-statements.calls.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { useStatementUpload } from './use-statement-upload.ts'

/** The first bank file, or another one beside the file that is shown. */
export function StatementDrop({ first = false }: { first?: boolean }) {
  const { send, busy } = useStatementUpload()
  return (
    <FileDrop
      what={first ? 'a bank statement' : 'another statement'}
      busyLabel="Importing the statement"
      accept={statementEndings}
      busy={busy}
      compact={!first}
      onFile={(file) => void send(file)}
    />
  )
}
