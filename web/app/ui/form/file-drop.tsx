import { useId, useState, type DragEvent } from 'react'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** What may be dropped, with its article, such as 'a ZIP file'. */
  what: string
  /** What is happening to the file while `busy`. */
  busyLabel: string
  /** What a person should know before choosing, such as the largest size. */
  hint?: string
  accept: string
  busy: boolean
  /** Small enough to be on a line with other things. */
  compact?: boolean
  onFile: (file: File) => void
}

/** Takes a file that is chosen or dropped, and sends it at once. */
export function FileDrop(props: FileDropProps) {
  const { what, busyLabel, hint, accept, busy, compact = false, onFile } = props
  const hydrated = useHydrated()
  const id = useId()
  const [over, setOver] = useState(false)

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (file && !busy) onFile(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <label
      htmlFor={id}
      className={classNames(styles.drop, compact && styles.compact, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={styles.line}>
        {busy ? <Spinner /> : <IconUpload aria-hidden="true" />}
        <span>
          {busy ? (
            busyLabel
          ) : (
            <>
              Drop {what} here, or <b>choose one</b>
            </>
          )}
        </span>
      </span>
      {hint && <small>{hint}</small>}
      <input
        id={id}
        className="vh"
        type="file"
        accept={accept}
        disabled={busy || !hydrated}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </label>
  )
}
