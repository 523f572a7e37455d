import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { AppError } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

interface AlreadyListedProps {
  /** The server's reply; null while there is nothing to ask. */
  question: AppError | null
  onAgain: () => void
  onCancel: () => void
}

/** Asks before an equal week is listed a second time; whoever just presses Enter lists nothing. */
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
            List it again
          </Button>
        </>
      }
    >
      <p>
        {existing && (
          <>
            It is already with us as{' '}
            <Link to={links.ownWeek(existing.id)}>{existing.reference}</Link>.{' '}
          </>
        )}
        Listing it again makes a second advert with its own listing fee.
      </p>
    </Dialog>
  )
}
