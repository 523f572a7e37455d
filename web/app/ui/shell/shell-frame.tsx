import type { ReactNode } from 'react'
import { ContactLine } from './contact-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell-frame.module.css'

/** What surrounds every public page. */
export function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <ContactLine />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
