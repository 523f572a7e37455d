import { useNavigate } from 'react-router'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { requestOf } from '#contract/request.ts'
import { links } from '#contract/links.ts'
import {
  downloadTemplate,
  importEndings,
  listImports,
  uploadListings,
} from '#contract/listing-imports/listing-imports.calls.ts'
import type { ImportSummary } from '#contract/listing-imports/listing-imports.schema.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { agencyOptions } from '../../shared/agencies/agency-options.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import type { Route } from './+types/imports.screen.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { countsSentence, stateLooks } from './import-texts.ts'
import { useFileUpload } from './use-file-upload.ts'
import styles from './imports.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { user } = guard('listingImports.manage', args)
  const { api } = contextOf(args.context)
  const superAdmin = user.role === 'Super Admin'
  const asked = Number(args.url.searchParams.get('agencyId')) || undefined
  const agencyId = superAdmin ? asked : undefined
  const [page, agencies] = await Promise.all([
    awaitReply(api(listImports, { size: 50, agencyId }), args.url),
    superAdmin ? awaitReply(agencyOptions(api), args.url) : [],
  ])
  return { page, agencies, agencyId, superAdmin }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Listing imports', matches)

/** Files of imported listings, and a place to drop the next one. */
export default function ImportsScreen({ loaderData }: Route.ComponentProps) {
  const { page, agencies, agencyId, superAdmin } = loaderData
  const navigate = useNavigate()
  const { send, busy } = useFileUpload(uploadListings, ({ id }) =>
    navigate(links.listingImport(id)),
  )
  const ready = !superAdmin || agencyId !== undefined
  return (
    <>
      <OfficeHeader
        title="Listing imports"
        note="Add and update many listings with one CSV or Excel file"
        actions={
          <LinkButton
            to={requestOf(downloadTemplate, {}).url}
            icon={<IconDownload aria-hidden="true" />}
            reloadDocument
            download
          >
            Download a template
          </LinkButton>
        }
      />
      {superAdmin && (
        <SelectField
          name="agencyId"
          label="Agency"
          className={styles.agency}
          placeholder="Select an agency"
          options={agencies}
          value={agencyId ?? ''}
          onChange={(event) =>
            void navigate(links.listingImports(Number(event.target.value) || undefined))
          }
        />
      )}
      {ready && (
        <FileDrop
          what="a CSV or Excel file"
          busyLabel="Reading the file"
          accept={importEndings}
          busy={busy}
          onFile={(file) => void send(agencyId ? { agencyId } : {}, file)}
        />
      )}
      {page.items.length === 0 ? (
        <EmptyState title="No imports yet">
          You map the columns once and see what each row would do before anything changes.
        </EmptyState>
      ) : (
        <Sheet title="Imports">
          <ul className={styles.imports}>
            {page.items.map((one) => (
              <ImportItem key={one.id} item={one} withAgency={superAdmin} />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}

function ImportItem({ item, withAgency }: { item: ImportSummary; withAgency: boolean }) {
  const look = stateLooks[item.state]
  return (
    <li>
      <div>
        <Link to={links.listingImport(item.id)}>{item.fileName}</Link>
        <p>
          {withAgency && `${item.agencyName}, `}
          {momentText(item.createdAt)}
          {item.importedBy && `, ${item.importedBy}`}
        </p>
      </div>
      <p>{countsSentence(item)}</p>
      <StatusText color={look.color}>{look.text}</StatusText>
    </li>
  )
}
