import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import {
  removeUploadedCampaign,
  type UploadedCampaign,
} from '#contract/campaigns/campaign-uploads.calls.ts'
import { messages } from '#contract/messages.ts'
import { counted } from '../../ui/data/counted.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import type { Column } from '../../backoffice/list-columns.ts'
import { ListTable } from '../../backoffice/list-table.tsx'
import { RowAction } from '../../backoffice/row-action.tsx'
import { useRowDeletion } from '../../backoffice/use-row-deletion.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { momentText } from '../../ui/data/moment.ts'
import styles from './uploads-table.module.css'

const nouns = { one: 'uploaded campaign', many: 'uploaded campaigns' }
const nameOf = ({ title }: UploadedCampaign) => title

/** All of them, newest first. */
const whole = { page: 1, size: 1, sort: '', order: 'desc', search: '', filters: {} } as const

const sizeText = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`

const columns: Column<UploadedCampaign>[] = [
  { key: 'title', label: 'Title', lead: true },
  { key: 'link', label: 'Link', cell: (upload) => <UploadLink upload={upload} /> },
  { key: 'views', label: 'Views', kind: 'number' },
  { key: 'bytes', label: 'Size', narrow: true, cell: ({ bytes }) => sizeText(bytes) },
  {
    key: 'created',
    label: 'Uploaded',
    cell: ({ created, createdBy }) => (
      <>
        {momentText(created)}
        <span className={styles.second}>{createdBy}</span>
      </>
    ),
  },
]

function UploadLink({ upload: { link, title } }: { upload: UploadedCampaign }) {
  return (
    <span className={styles.link}>
      <a href={link} target="_blank" rel="noopener">
        {link.replace(/^https?:\/\/[^/]+/, '')}
      </a>
      <CopyButton text={link} what={`the address of ${title}`} />
    </span>
  )
}

export function UploadsTable({ uploads }: { uploads: UploadedCampaign[] }) {
  const deletion = useRowDeletion<UploadedCampaign>(
    { remove: removeUploadedCampaign },
    nouns,
    nameOf,
  )
  return (
    <>
      <OfficeHeader level={2} title="Uploaded campaigns" note={counted(uploads.length, nouns)} />
      <div className={styles.sheet}>
        {uploads.length === 0 ? (
          <EmptyState title={messages.noItems}>
            Your uploads will appear here, each with an address to share.
          </EmptyState>
        ) : (
          <ListTable
            caption="Uploaded campaigns"
            columns={columns}
            rows={uploads}
            state={whole}
            sortTo={() => undefined}
            nameOf={nameOf}
            leadPath={undefined}
            selection={undefined}
            selectable={() => false}
            loading={false}
            actions={(upload) => (
              <RowAction
                label="Delete"
                name={upload.title}
                icon={<IconTrash aria-hidden="true" />}
                danger
                busy={deletion.busy}
                onPress={() => void deletion.remove([upload])}
              />
            )}
          />
        )}
      </div>
    </>
  )
}
