import { useEffect, useRef } from 'react'
import type { AppError } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

interface AlreadyListedProps {
  /** The server's reply; null while there is no question. */
  question: AppError | null
  onAgain: () => void
  onCancel: () => void
}

/** Asks before the same week is listed a second time; pressing Enter lists nothing. */
export function AlreadyListed({ question, onAgain, onCancel }: AlreadyListedProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const existing = question?.existing

  useEffect(() => {
    if (question) cancel.current?.focus()
  }, [question])

  return (
    <Dialog
      open={question !== null}
      onClose={onCancel}
      title={question?.message ?? ''}
      actions={
        <>
          <Button ref={cancel} onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="brand" onClick={onAgain}>
            List again
          </Button>
        </>
      }
    >
      <p>
        {existing && (
          <>
            You listed it as <Link to={links.ownWeek(existing.id)}>{existing.reference}</Link>.{' '}
          </>
        )}
        If you list it again, there will be a second listing with its own listing fee.
      </p>
    </Dialog>
  )
}
