import { redirect } from 'react-router'
import { enquiriesTexts as texts } from '#contract/enquiries/enquiries.messages.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { ContactFormHandle } from '../../ui/navigation/own-contact-form.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { PhotoCarousel } from '../../shared/properties/photo-carousel.tsx'
import { titleWithPlace } from '../../shared/properties/title-with-place.ts'
import type { Route } from './+types/enquire-now.screen.ts'
import { handleEnquiry } from '../../shared/enquiries/handle-enquiry.ts'
import { openingMessage } from '../../shared/enquiries/opening-message.ts'
import { EnquiryForm } from '../../shared/enquiries/enquiry-form.tsx'
import { loadSender } from '../../shared/enquiries/sender.ts'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import styles from './enquire-now.module.css'

export const handle: ContactFormHandle = { ownContactForm: true }

function idOf(params: { id: string }): number {
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  return id.data
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const app = contextOf(context)
  const [property, { name }, sender] = await Promise.all([
    awaitReply(app.api(getPropertyDetailed, { id: idOf(params) }), url),
    app.api(getCompany, {}),
    loadSender(app),
  ])
  return { property, sender, name, publicUrl: app.publicUrl }
}

/** The form of this page and of the listing's own, submitted without script. */
export async function action(args: Route.ActionArgs) {
  const property = idOf(args.params)
  const { reply, refused } = await handleEnquiry(args, { property }, 'enquireNow')
  return reply ? redirect(links.alert('enquirySent', links.compactProperty(property))) : refused
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { property, name, publicUrl } = loaderData
  return [
    ...pageMeta({
      title: `Enquire about ${titleWithPlace(property)} | ${name}`,
      description: `Enquire about ${property.propertyRef}: ${titleWithPlace(property)}.`,
      path: links.enquireNow(property.id),
      publicUrl,
      siteName: name,
      picture: property.propertyImages[0]?.image,
    }),
    // The listing itself is what a search engine should find.
    { name: 'robots', content: 'noindex' },
  ]
}

export default function EnquireNowScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { property, sender } = loaderData
  const per = pricePerText(property)
  const [rand, cents] = formatRandCents(property.price).split('.')
  const place = [property.suburb, property.city].filter(Boolean).join(', ')
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={links.property(property.propertyUsageType, property.id)}>
        Back to {property.propertyRef}
      </BackLink>
      <div className={styles.columns}>
        <section className={styles.listing} aria-label="The listing">
          <PhotoCarousel property={property} />
          <p className={styles.price}>
            {rand}
            <span className={styles.cents}>.{cents}</span>
            {per && <small> {per}</small>}
          </p>
          <p className={styles.facts}>
            <StatusText color={property.displayColor}>{property.statusString}</StatusText>
            <span>Reference {property.propertyRef}</span>
          </p>
          <p className={styles.name}>{property.shortDescription}</p>
          <p className={styles.place}>{place}</p>
        </section>
        <section className={styles.panel} aria-labelledby="enquire-now">
          <h1 id="enquire-now">Enquire Now</h1>
          {property.mayEnquire ? (
            <p className={styles.place}>
              {property.agent?.name ?? 'The person who manages this listing'} will reply to you.
            </p>
          ) : (
            <Alert type="WARNING">{texts.closed}</Alert>
          )}
          <EnquiryForm
            about={{ property: property.id }}
            page="enquireNow"
            action={links.enquireNow(property.id)}
            sender={sender}
            message={openingMessage(property.propertyRef, property.agent?.name)}
            refused={actionData}
            closed={!property.mayEnquire}
          />
        </section>
      </div>
    </div>
  )
}
