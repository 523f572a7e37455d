import { sql, type SQL } from '../../db/orm.ts'
import type { UploadedCampaign } from '#contract/campaigns/campaign-uploads.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { findCountedUpTo } from '../../db/running-counts.ts'
import { campaignUploads as table } from '../../db/schema/campaigns.ts'
import { countedEvents } from './campaign-counts.sql.ts'
import { personName } from '../accounts/person.sql.ts'

export type UploadRow = Omit<UploadedCampaign, 'link'> & { key: string }

async function select(db: Executor, where: SQL): Promise<UploadRow[]> {
  const upTo = await findCountedUpTo(db, 'campaign_events')
  const rows = await db.execute<{ upload: UploadRow }>(sql`
    select json_build_object('id', f.id, 'key', f.key, 'title', f.title, 'bytes', f.bytes,
      'created', f.created_at, 'createdBy', coalesce(${personName(sql`f.created_by`)}, ''),
      'views', (select coalesce(sum(c.events), 0)
        from ${countedEvents(sql`e.upload_id = f.id and e.kind = 'view'`, upTo)} c)
    ) as upload
    from campaign_uploads f where f.deleted_at is null and ${where} order by f.id desc`)
  return rows.map(({ upload }) => upload)
}

export function findUploads(db: Executor): Promise<UploadRow[]> {
  return select(db, sql`true`)
}

export async function findUpload(db: Executor, id: number): Promise<UploadRow | undefined> {
  const [row] = await select(db, sql`f.id = ${id}`)
  return row
}

export async function insertUpload(tx: Tx, values: typeof table.$inferInsert): Promise<number> {
  const [row] = await tx.insert(table).values(values).returning({ id: table.id })
  return (row as { id: number }).id
}

export async function hideUpload(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.execute(sql`
    update campaign_uploads set deleted_at = now()
    where id = ${id} and deleted_at is null returning id`)
  return rows.length > 0
}

export async function findUploadByKey(
  db: Executor,
  key: string,
): Promise<{ id: number } | undefined> {
  const [row] = await db.execute<{ id: number }>(sql`
    select id from campaign_uploads where key = ${key} and deleted_at is null`)
  return row
}
