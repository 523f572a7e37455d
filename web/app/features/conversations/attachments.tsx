import { useRef } from 'react'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { attachmentRules, mostFileBytes } from '#contract/conversations/conversations.calls.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { sizeText } from './conversation-texts.ts'
import styles from './composer.module.css'

interface AttachmentsProps {
  files: readonly File[]
  onChange: (files: File[]) => void
}

/** A browser that does not know a type leaves it empty: then the server decides. */
const isWrongType = ({ type }: File) =>
  type !== '' && !(attachmentRules.types as readonly string[]).includes(type)

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

/** The attachments of a reply. */
export function ChosenFiles({ files, onChange }: AttachmentsProps) {
  if (!files.length) return null
  return (
    <ul className={styles.files}>
      {files.map((file, index) => (
        <li key={`${file.name}-${index}`}>
          <span>{file.name}</span> <small>{sizeText(file.size)}</small>
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            onClick={() => onChange(files.filter((one) => one !== file))}
          >
            <IconX aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Reports immediately what cannot be sent, rather than after the upload. */
export function AttachButton({ files, onChange }: AttachmentsProps) {
  const picker = useRef<HTMLInputElement>(null)
  const alerts = useAlerts()
  function add(chosen: readonly File[]) {
    const all = [...files, ...chosen]
    const problem =
      all.length > attachmentRules.maxFiles
        ? texts.tooManyFiles
        : bytesOf(all) > mostFileBytes
          ? texts.filesTooLarge
          : chosen.some(isWrongType)
            ? texts.fileType
            : undefined
    if (problem) alerts.show('ERROR', problem, { about: 'attachments' })
    else onChange(all)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={attachmentRules.types.join(',')}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button
        kind="quiet"
        size="sm"
        icon={<IconPaperclip aria-hidden="true" />}
        onClick={() => picker.current?.click()}
      >
        Attach
      </Button>
    </>
  )
}
