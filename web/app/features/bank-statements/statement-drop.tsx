import { useId, useState, type DragEvent } from 'react'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { statementEndings } from '#contract/bank-statements/bank-statements.calls.ts'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useStatementUpload } from './use-statement-upload.ts'
import styles from './statement-card.module.css'

/** A file of the bank by choosing or dropping; it is sent at once. */
export function StatementDrop({ first = false }: { first?: boolean }) {
  const { send, busy } = useStatementUpload()
  const hydrated = useHydrated()
  const id = useId()
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void send([...event.dataTransfer.files])
  }

  return (
    <label
      htmlFor={id}
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {busy ? <Spinner /> : <IconUpload aria-hidden="true" />}
      <span>
        {busy ? (
          'Importing the statement'
        ) : (
          <>
            Drop {first ? 'a bank statement' : 'another file'} or <b>choose</b>
          </>
        )}
      </span>
      <input
        id={id}
        className="vh"
        type="file"
        accept={statementEndings}
        disabled={busy || !hydrated}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void send(files)
        }}
      />
    </label>
  )
}
