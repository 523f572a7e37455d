import { useId, type ReactNode } from 'react'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { LinkButton } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  /** For links to it. */
  id?: string
  title: ReactNode
  lede?: ReactNode
  /** Shown at the end of the heading's line. */
  aside?: ReactNode
  /** A link to more of the same, at the end of the heading's line. */
  more?: { to: string; label: string } | undefined
  /** With a tinted background. */
  tint?: boolean
  children: ReactNode
}

/** A part of a public page under its own heading. */
export function Section({ id, title, lede, aside, more, tint, children }: SectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      className={classNames(styles.section, tint && styles.tint)}
      aria-labelledby={heading}
    >
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {lede && <p className={styles.lede}>{lede}</p>}
          </div>
          {aside}
          {more && (
            <LinkButton to={more.to} kind="quiet" className={styles.more}>
              {more.label}
              <IconArrowRight aria-hidden="true" />
            </LinkButton>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
