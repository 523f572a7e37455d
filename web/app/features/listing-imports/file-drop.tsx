import { useId, useState, type DragEvent } from 'react'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './file-drop.module.css'

interface FileDropProps {
  label: string
  busyLabel: string
  accept: string
  busy: boolean
  onFile: (file: File) => void
}

/** A file by choosing or dropping; it is sent at once. */
export function FileDrop({ label, busyLabel, accept, busy, onFile }: FileDropProps) {
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
          busyLabel
        ) : (
          <>
            {label} or <b>choose</b>
          </>
        )}
      </span>
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
