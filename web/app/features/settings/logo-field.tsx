import { useId, useState } from 'react'
import { NoResponse } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { addCompanyImage, companyImageRules } from '#contract/settings/settings.calls.ts'
import { settingsTexts as texts } from '#contract/settings/settings.messages.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FieldNotes } from '../../ui/form/field.tsx'
import { LogoPicture } from '../../ui/layout/logo.tsx'
import { upload } from '../../ui/media/upload.ts'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './company-form.module.css'

interface LogoFieldProps {
  /** The hidden field that holds the picture's id. */
  name: string
  label: string
  picture: Picture | null
  error?: string | undefined
  help?: string
  className?: string | undefined
}

/** Chosen and uploaded immediately; it takes effect when the form is saved. */
export function LogoField({ name, label, picture: first, error, help, className }: LogoFieldProps) {
  const id = useId()
  const [picture, setPicture] = useState(first)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  async function choose(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    if (file.size > companyImageRules.maxFileBytes) return setProblem(texts.imageTooLarge)
    setShare(0)
    try {
      setPicture(await upload(addCompanyImage, {}, [file], setShare))
    } catch (thrown) {
      const known = thrown instanceof AppError || thrown instanceof NoResponse
      setProblem(known ? thrown.message : texts.notAPicture)
    } finally {
      setShare(null)
    }
  }
  const wrong = problem ?? error

  return (
    <div className={classNames(fieldStyles.field, className)} data-invalid={wrong ? '' : undefined}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={styles.logo}>
        {picture && (
          <span className={styles.preview}>
            <LogoPicture logo={picture} alt={`${label}, current image`} />
          </span>
        )}
        <input
          id={id}
          type="file"
          accept={companyImageRules.types.join(',')}
          aria-describedby={classNames(wrong && `${id}-error`, help && `${id}-help`) || undefined}
          aria-invalid={wrong ? true : undefined}
          disabled={share !== null}
          onChange={(event) => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {share !== null && <progress value={share} max={1} aria-label={`Uploading ${label}`} />}
        {picture && share === null && (
          <Button size="sm" kind="quiet" onClick={() => setPicture(null)}>
            Remove<span className="vh"> {label}</span>
          </Button>
        )}
      </div>
      <input type="hidden" name={name} value={picture?.id ?? ''} />
      <FieldNotes id={id} error={wrong} help={help} />
    </div>
  )
}
