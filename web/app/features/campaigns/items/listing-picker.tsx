import { useId, useState } from 'react'
import type { CampaignListing, ListingChoice } from '#contract/campaigns/campaigns.schema.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { counted } from '../../../ui/data/counted.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { detachedForm } from '../../../ui/form/detached-form.tsx'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { listingNouns } from '../../../shared/campaigns/campaign-texts.ts'
import { ListingLine } from './listing-line.tsx'
import { useChoices } from './use-choices.ts'
import styles from './item-form.module.css'

interface ListingPickerProps {
  isTimeshare: boolean
  chosen: CampaignListing | null
  /** The picture shown with it. */
  picture: Picture | null
  address: string
  error: string | undefined
  onChoose: (listing: ListingChoice) => void
}

/** Published listings to choose from, by searching or browsing. */
export function ListingPicker(props: ListingPickerProps) {
  const { isTimeshare, chosen, picture, address, error, onChoose } = props
  const id = useId()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(chosen === null)
  const nouns = listingNouns(isTimeshare)
  const label = isTimeshare ? 'Week' : 'Property'
  const settled = open ? null : chosen
  // While a search is open, a missing choice is reported at that field, which takes the focus.
  const settledError = settled ? error : undefined

  return (
    <fieldset className={styles.part} aria-describedby={settledError ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label} *</legend>
      {settled ? (
        <div className={styles.chosen}>
          <ListingLine listing={settled} picture={picture} address={address} />
          <Button size="sm" onClick={() => setOpen(true)}>
            Choose another
          </Button>
        </div>
      ) : (
        <>
          <TextField
            form={detachedForm}
            name="search"
            type="search"
            label={`Find a ${nouns.one}`}
            value={search}
            error={error}
            autoComplete="off"
            help={
              isTimeshare
                ? 'By resort, region or reference. Only published weeks can be shown.'
                : 'By reference, title or place. Only published properties can be shown.'
            }
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Choices
            kind={isTimeshare ? 'week' : 'property'}
            search={search.trim()}
            label={label}
            chosen={chosen}
            onChoose={(choice) => {
              onChoose(choice)
              setOpen(false)
            }}
          />
        </>
      )}
      <FieldNotes id={id} error={settledError} />
    </fieldset>
  )
}

interface ChoicesProps {
  kind: 'week' | 'property'
  search: string
  label: string
  chosen: CampaignListing | null
  onChoose: (listing: ListingChoice) => void
}

function Choices({ kind, search, label, chosen, onChoose }: ChoicesProps) {
  const { found, total, busy, error, more, again } = useChoices(kind, search)
  const nouns = listingNouns(kind === 'week')
  if (error) {
    return (
      <Alert type="ERROR" title={error}>
        <Button size="sm" onClick={again}>
          Try again
        </Button>
      </Alert>
    )
  }
  return (
    <div aria-busy={busy}>
      <p className={styles.count} role="status">
        {busy ? 'Searching' : counted(total, nouns)}
      </p>
      <div className={styles.scroll} role="group" aria-label={`${label} options`} tabIndex={0}>
        {busy && found.length === 0 && <Skeleton height="12rem" />}
        {!busy && found.length === 0 && (
          <p className={styles.none}>
            {search
              ? `No published ${nouns.many} match “${search}”.`
              : `There are no published ${nouns.many} yet.`}
          </p>
        )}
        <ul className={styles.choices}>
          {found.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={choice.id === chosen?.id}
                onClick={() => onChoose(choice)}
              >
                <ListingLine listing={choice} picture={choice.pictures[0] ?? null} />
              </button>
            </li>
          ))}
        </ul>
        {found.length > 0 && found.length < total && (
          <Button kind="quiet" block busy={busy} onClick={more}>
            Show more
          </Button>
        )}
      </div>
    </div>
  )
}
