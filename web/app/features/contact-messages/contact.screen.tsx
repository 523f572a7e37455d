import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { useCompany } from '../../session/session.ts'
import type { ContactFormHandle } from '../../ui/navigation/own-contact-form.ts'
import type { Route } from './+types/contact.screen.ts'
import { handleForm } from '../../session/handle-form.ts'
import { ContactForm } from './contact-form.tsx'
import { contactShape } from './contact-shape.ts'
import styles from './contact.module.css'

export const handle: ContactFormHandle = { ownContactForm: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const { name } = await api(getCompany, {})
  return { name, publicUrl, sent: url.searchParams.has('sent') }
}

/** The form of the footer and of this page, sent without script. */
export async function action(args: Route.ActionArgs) {
  const { reply, refused } = await handleForm(args, {
    call: sendContactMessage,
    shape: contactShape,
  })
  return reply ? redirect(`${links.contact()}?sent=1`) : refused
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Contact us',
    description:
      'Phone, email or message us about a home, a commercial property or a timeshare week.',
    path: links.contact(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
  })

export default function ContactScreen({ loaderData, actionData }: Route.ComponentProps) {
  const company = useCompany()
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <PageHeader
          title="Contact us"
          lede="Ask about a listing, a timeshare week or your own property. Someone who knows the listing will reply within one working day."
        />
        <dl className={styles.ways}>
          <Way icon={<IconPhone aria-hidden="true" />} label="Phone">
            <a href={`tel:${company.phoneInternational}`}>{company.phone}</a>
          </Way>
          <Way icon={<IconMail aria-hidden="true" />} label="Email">
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </Way>
          <Way icon={<IconMapPin aria-hidden="true" />} label="Office">
            {company.address}
          </Way>
          <Way icon={<IconClock aria-hidden="true" />} label="Hours">
            {company.hours}
          </Way>
        </dl>
      </div>
      <section className={styles.panel} aria-labelledby="contact-form">
        <h2 id="contact-form">Send us a message</h2>
        <ContactForm withProperty refused={actionData} sent={loaderData.sent} />
      </section>
    </div>
  )
}

function Way({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
