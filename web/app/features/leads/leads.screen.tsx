import { useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { changeLead, leadKinds, leadStates, listLeads } from '#contract/leads/leads.calls.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { listInput, listStateOf, pageCount, queryAfter } from '../../ui/list/list-state.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../page-meta.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { awaitReply } from '../../session/refusal.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/leads.screen.ts'
import { leadCells } from './lead-cells.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { kindNames, stateLooks } from './lead-texts.ts'
import { leadRowsList, toRow, type LeadRow } from './lead-rows.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = guard('leads.read', { context, url })
  const { api } = contextOf(context)
  const state = listStateOf(leadRowsList, url.searchParams)
  const { counts, ...found } = await awaitReply(api(listLeads, listInput(state)), url)
  const last = pageCount(found.total, state.size)
  if (state.page > last) {
    throw redirect(url.pathname + queryAfter(leadRowsList, url.searchParams, { page: last }))
  }
  const page = { ...found, items: found.items.map(toRow) }
  return { page, counts, superAdmin: user.role === 'Super Admin' }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.superAdmin ? officeMeta('Leads', matches) : ownPageMeta('Leads', matches)

/** Everyone who enquired or made an offer, on the listings that a user manages. */
export default function LeadsScreen({ loaderData }: Route.ComponentProps) {
  const { page, counts, superAdmin } = loaderData
  const [open, setOpen] = useState<number | null>(null)
  const kinds = leadKinds.filter((kind) => superAdmin || kind !== 'contact')
  return (
    <>
      <ListScreen
        resource={leadRowsList}
        page={page}
        title="Leads"
        headActions={<LinkButton to={links.conversations()}>Conversations</LinkButton>}
        nouns={{ one: 'lead', many: 'leads' }}
        note={`${counts.new} new, ${counts.answered} replied, ${counts.closed} closed`}
        cells={leadCells}
        nameOf={({ name, kind }) => `${kindNames[kind].toLowerCase()} from ${name}`}
        filters={[
          {
            kind: 'select',
            name: 'state',
            label: 'Status',
            all: 'All statuses',
            options: leadStates.map((value) => ({
              value,
              label: `${stateLooks[value].label} (${counts[value]})`,
            })),
          },
          {
            kind: 'select',
            name: 'kind',
            label: 'Type',
            all: 'All types',
            options: kinds.map((value) => ({ value, label: kindNames[value] })),
          },
        ]}
        rowActions={(row) => <LeadActions row={row} onOpen={() => setOpen(row.id)} />}
      />
      <LeadDialog
        lead={page.items.find(({ id }) => id === open) ?? null}
        onClose={() => setOpen(null)}
      />
    </>
  )
}

function LeadActions({ row, onOpen }: { row: LeadRow; onOpen: () => void }) {
  const { kind, leadId, version, state, note, name, mayChangeState } = row
  const of = `${kindNames[kind].toLowerCase()} from ${name}`
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(changeLead)
  async function markAnswered() {
    alerts.clear()
    await run({ kind, id: leadId, version, state: 'answered', note })
    await revalidate()
  }
  return (
    <>
      {mayChangeState && state === 'new' && (
        <RowAction
          label="Mark as replied"
          name={of}
          icon={<IconCheck aria-hidden="true" />}
          busy={busy}
          onPress={() => void markAnswered()}
        />
      )}
      {kind === 'offer' && (
        <RowAction
          label={state === 'closed' ? 'View' : 'Respond'}
          name={of}
          icon={<IconTag aria-hidden="true" />}
          to={links.offer(leadId)}
        />
      )}
      <RowAction
        label="Open"
        name={of}
        icon={<IconMessage aria-hidden="true" />}
        onPress={onOpen}
      />
    </>
  )
}
