import { useNavigate } from 'react-router'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { getProperty, updateProperty } from '#contract/properties/properties.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { officeMeta } from '../../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../../page-meta.ts'
import { OfficeHeader } from '../../../backoffice/office-header.tsx'
import { RecordHistory } from '../../../backoffice/record-history/record-history.tsx'
import { awaitReply, refusal } from '../../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../../session/request-context.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { guard } from '../../../session/guard.ts'
import type { Route } from './+types/edit-property.screen.ts'
import { textsFrom } from './form-values.ts'
import { loadChoices } from './load-choices.ts'
import { PropertyForm } from './property-form.tsx'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { user } = guard('ownListings.manage', { context, url })
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const { api } = contextOf(context)
  const property = await awaitReply(api(getProperty, { id: id.data }), url)
  // Someone else's listing can be viewed, but not changed.
  if (!property.may.edit) throw refusal('notAllowed', listingsTexts.notYours)
  const start = textsFrom(property)
  return {
    property,
    start,
    choices: await loadChoices(api, property.propertyUsageType, start),
    superAdmin: user.role === 'Super Admin',
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const title = loaderData ? `Edit ${loaderData.property.propertyRef}` : 'Edit'
  return loaderData?.superAdmin ? officeMeta(title, matches) : ownPageMeta(title, matches)
}

export default function EditPropertyScreen({ loaderData }: Route.ComponentProps) {
  const { property, start, choices, superAdmin } = loaderData
  const navigate = useNavigate()
  const alerts = useAlerts()

  async function saved(_saved: object, failedPictures: number) {
    alerts.clear()
    if (failedPictures > 0) alerts.show('WARNING', 'Saved, but some photos could not be uploaded.')
    else alerts.show('SUCCESS', `${property.propertyRef} has been saved.`)
    await navigate(links.propertyAdmin())
  }

  return (
    <>
      <OfficeHeader
        title={property.shortDescription}
        overline={`EDIT ${property.propertyRef}`}
        actions={
          <LinkButton to={links.property(property.propertyUsageType, property.id)}>
            View listing
          </LinkButton>
        }
      />
      <PropertyForm
        key={`${property.id} ${property.version}`}
        call={updateProperty}
        usage={property.propertyUsageType}
        isSale={property.isSale}
        start={start}
        choices={choices}
        property={property}
        superAdmin={superAdmin}
        draft={null}
        closeTo={links.propertyAdmin()}
        onSaved={saved}
      />
      <RecordHistory table="properties" rowId={property.id} version={property.version} wide />
    </>
  )
}
