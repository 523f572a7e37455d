import type { ReactNode } from 'react'
import { useMainFocus } from '../../ui/navigation/main-focus.ts'
import { CompareBar } from '../../shared/comparisons/compare-bar.tsx'
import { ContactLine } from './contact-line.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell-frame.module.css'

/** The frame around every public page. */
export function ShellFrame({ children }: { children: ReactNode }) {
  const main = useMainFocus()
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <ContactLine />
      <Header />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <CompareBar />
      <Footer />
    </>
  )
}
