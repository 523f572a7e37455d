import type { CompanySettings } from '#contract/settings/settings.schema.ts'
import { LogoImage, LogoPicture } from '../../ui/layout/logo.tsx'
import { wordMarks } from './word-marks.ts'
import styles from './footer.module.css'

/** A partner in the footer: the uploaded logo, else our drawing of the name, else the name. */
export function PartnerMark({ name, logo }: CompanySettings['partners'][number]) {
  const mark = logo ? null : wordMarks[name]
  if (!logo && !mark) return <li>{name}</li>
  return (
    <li className={styles.plate}>
      {logo && <LogoPicture logo={logo} alt={name} lazy />}
      {mark && <LogoImage {...mark} alt={name} lazy />}
    </li>
  )
}
