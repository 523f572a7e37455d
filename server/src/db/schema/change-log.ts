import { sql, index, integer, jsonb, pgTable, text } from '../orm.ts'
import { createdAt, longId, monthlyKey, oneOf } from './columns.ts'
import { notPersonal, personal } from './personal.ts'

export const changeActions = ['insert', 'update', 'delete'] as const

/** Written only by the trigger record_change; append-only. Partitioned by month. */
export const changeLog = pgTable(
  'change_log',
  {
    id: longId(),
    createdAt: createdAt(),
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    action: text('action', { enum: changeActions }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    actorUserId: integer('actor_user_id'),
    actorName: text('actor_name').notNull(),
    requestId: text('request_id'),
  },
  (t) => [
    monthlyKey(t),
    index('change_log_created').on(t.createdAt, t.id),
    index('change_log_table').on(t.tableName, t.createdAt, t.id),
    // The row id comes first: people also search for a number without knowing what it belongs to.
    index('change_log_row').on(t.rowId, t.tableName, t.id),
    index('change_log_actor').on(t.actorUserId, t.createdAt, t.id),
    index('change_log_actor_name').on(sql`lower(${t.actorName}) text_pattern_ops`, t.id),
    index('change_log_action').on(t.action, t.tableName, t.createdAt, t.id),
    // For two filters at once: without a common index, all rows of one of them are read.
    index('change_log_actor_table').on(t.actorUserId, t.tableName, t.createdAt, t.id),
    index('change_log_actor_action').on(t.actorUserId, t.action, t.createdAt, t.id),
    index('change_log_deletions')
      .on(t.createdAt, t.id)
      .where(sql`${t.action} = 'delete'`),
    // For finding a deleted person in the values of rows that no longer exist.
    index('change_log_email_before')
      .on(sql`lower(${t.before} ->> 'email')`)
      .where(sql`${t.before} ->> 'email' is not null`),
    index('change_log_email_after')
      .on(sql`lower(${t.after} ->> 'email')`)
      .where(sql`${t.after} ->> 'email' is not null`),
    oneOf('change_log_action_known', t.action, changeActions),
  ],
)

personal(changeLog, {
  owner: { user: 'actorUserId' },
  // The person's actions stay on record; their identity is only a number.
  becomes: { actorName: sql`'deleted user ' || actor_user_id` },
  exported: { not: 'the business record of changes, which names only their authors' },
})

notPersonal(changeLog, { tableName: 'the name of a table' })
