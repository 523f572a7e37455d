import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { ContactForm } from '../../features/contact-messages/contact-form.tsx'
import type { LinkGroup } from '../menu.ts'
import { classNames } from '../../ui/class-names.ts'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { useCompany, useSiteData } from '../../session/session.ts'
import { useMenus } from '../use-menus.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { useOwnContactForm } from '../../ui/navigation/own-contact-form.ts'
import { PartnerMark } from './partner-mark.tsx'
import styles from './footer.module.css'

export function Footer() {
  const company = useCompany()
  const groups = useMenus()?.footer ?? []
  const pageHasForm = useOwnContactForm()
  const { contactFormTitle: title, contactFormText: promise } = company
  const sources = useSiteData()?.sources
  return (
    <footer className={styles.footer} data-deep="">
      <div className="wrap">
        <div className={classNames(styles.grid, pageHasForm && styles.alone)}>
          <CachedFragment name="footer-company" dependsOn={company}>
            <AboutCompany company={company} groups={groups} />
          </CachedFragment>
          {!pageHasForm && (
            <CachedFragment name="footer-contact" dependsOn={[title, promise, sources]}>
              <section className={styles.contact} aria-labelledby="footer-contact" data-card="">
                <h2 id="footer-contact">{title}</h2>
                <p className={styles.promise}>{promise}</p>
                <ContactForm />
              </section>
            </CachedFragment>
          )}
        </div>
        <div className={styles.end}>
          <span>
            © {new Date().getFullYear()} {company.legalName}, since {company.foundedYear}
          </span>
          {company.footerTexts.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span>Place names from GeoNames (CC BY 4.0)</span>
          <div className={styles.push}>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}

interface AboutCompanyProps {
  company: CompanyFacts
  groups: LinkGroup[]
}

function AboutCompany({ company, groups }: AboutCompanyProps) {
  return (
    <div className={styles.company}>
      <Logo company={company} className={styles.logo} />
      <address className={styles.address}>
        {company.address}
        <br />
        <a href={`tel:${company.phoneInternational}`}>{company.phone}</a>
        {' · '}
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <br />
        {company.hours}
      </address>
      <FooterLinks groups={groups} />
      <ul className={styles.partners} aria-label="Partners">
        {company.partners.map((partner) => (
          <PartnerMark key={partner.name} {...partner} />
        ))}
      </ul>
      {company.social.length > 0 && (
        <ul className={styles.social} aria-label="Social media">
          {company.social.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FooterLinks({ groups }: { groups: LinkGroup[] }) {
  if (groups.length === 0) return null
  return (
    <nav className={styles.links} aria-label="Footer">
      {groups.map(({ heading, links }) => (
        <div key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.list}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
