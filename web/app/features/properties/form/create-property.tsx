import { useState, type Ref } from 'react'
import { useNavigate } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import { removeDraft } from '#contract/drafts/drafts.calls.ts'
import { createProperty } from '#contract/properties/properties.calls.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { DraftStart } from '../../../ui/draft/use-draft.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { createTitle, type CreatePage } from './load-create.ts'
import { PropertyForm, type PropertyFormHandle } from './property-form.tsx'
import styles from './create-property.module.css'

interface CreatePropertyProps {
  page: CreatePage
  /** The older address leads to the short page of the new listing. */
  older?: boolean
  /** Inside a page that has its own heading. */
  bare?: boolean
  handle?: Ref<PropertyFormHandle>
}

/**
 * A new listing. Input is saved as a draft until it is submitted; its own page then requests the
 * fee.
 */
export function CreateProperty({ page, older, bare, handle }: CreatePropertyProps) {
  const { usage, isSale, choices, fee, start, draft } = page
  const navigate = useNavigate()
  const alerts = useAlerts()
  const [fresh, setFresh] = useState<DraftStart | null>(null)

  async function startAgain() {
    try {
      const { kind, key } = draft
      // The empty form begins another draft: a late save of this one does not belong to it.
      setFresh(await callOverHttp(removeDraft, { kind, key }))
    } catch (thrown) {
      alerts.showError(thrown)
    }
  }

  async function saved(created: { id: number; propertyRef: string }, failedPictures: number) {
    alerts.clear()
    alerts.show(
      'SUCCESS',
      `${created.propertyRef} has been saved. It will go live once the listing fee is paid.`,
    )
    if (failedPictures > 0) {
      alerts.show('WARNING', 'Some photos could not be uploaded. Add them again here.')
      return navigate(links.editProperty(created.id))
    }
    return navigate(older ? links.compactProperty(created.id) : links.property(usage, created.id))
  }

  return (
    <div className={bare ? undefined : `wrap ${styles.page}`}>
      {!bare && (
        <PageHeader
          title={createTitle(page)}
          lede={
            <>
              It takes about ten minutes, and we save your draft as you type. Listing costs a
              once-off <strong>{formatRand(fee)}</strong>, including VAT. Fields marked * are
              required.
            </>
          }
        />
      )}
      <PropertyForm
        key={fresh?.key ?? 'first'}
        handle={handle}
        call={createProperty}
        usage={usage}
        isSale={isSale}
        start={fresh ? {} : start}
        choices={choices}
        property={null}
        draft={fresh ?? draft}
        closeTo={links.myProperties()}
        onSaved={async (created, failed) => void (await saved(created, failed))}
        intro={
          draft.savedAt &&
          !fresh && (
            <Alert type="INFO" title="We saved your draft.">
              Continue where you left off.{' '}
              <Button size="sm" kind="quiet" onClick={() => void startAgain()}>
                Start a new form
              </Button>
            </Alert>
          )
        }
      />
    </div>
  )
}
