import type { Page } from '#contract/values/paging.ts'
import * as calls from '#contract/weeks/weeks.calls.ts'
import { listWeekStatuses } from '#contract/weeks/week-statuses.calls.ts'
import { blankWeek } from '#contract/weeks/weeks.form.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { sessionOf } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { updateWeek } from './update-week.service.ts'
import { exportWeeks } from './week-export.service.ts'
import { publishWeek, unpublishWeek } from './publish-week.service.ts'
import { removeWeek } from './remove-week.service.ts'
import { setWeekTender } from './tender-week.service.ts'
import { verifyWeek } from './verify-week.service.ts'
import { findWeekStatuses } from './week-statuses.queries.ts'
import { createWeek } from './create-week.service.ts'
import { findAvailability, findFaq, findLatest } from './weeks.queries.ts'
import * as service from './weeks.service.ts'

function readingRoutes(parts: Parts): Binding[] {
  const { db } = parts.database
  return [
    bind(calls.listLatestWeeks, () => findLatest(db, calls.latestWeekCount)),
    bind(calls.getWeek, ({ id }, context) => service.getWeek(parts, id, context)),
    bind(
      calls.searchWeeks,
      (query) => service.searchWeeks(parts, query),
      (query, context, reply) =>
        service.noteSearch(parts, query, context, (reply.value as Page<unknown>).total),
    ),
    bind(calls.listWeeks, (query, context) => service.listWeeks(parts, query, context)),
    bind(calls.listResortWeeks, ({ code }) => service.listResortWeeks(parts, code)),
    bind(calls.listAvailability, () => findAvailability(db)),
    bind(calls.getPriceGuide, (query) => service.getPriceGuide(parts, query)),
    bind(calls.getWeekTemplate, async () => blankWeek),
    bind(listWeekStatuses, () => findWeekStatuses(db)),
    bind(calls.listWeekFaq, () => findFaq(db)),
    bind(calls.listMyWeeks, (query, context) => service.listMyWeeks(parts, query, context)),
    bind(calls.countMyWeeks, ({ id }, context) => service.countMyWeeks(parts, id, context)),
    bind(calls.getWeekOwner, ({ weekId }, context) => service.getWeekOwner(parts, weekId, context)),
  ]
}

function changingRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.createWeek, (form, context) => createWeek(parts, form, context)),
    bind(calls.updateWeek, (change, context) => updateWeek(parts, change, context)),
    bind(calls.setWeekPublished, ({ publish, ...week }, context) =>
      publish ? publishWeek(parts, week, context) : unpublishWeek(parts, week.id, context),
    ),
    bind(calls.publishWeek, (week, context) => publishWeek(parts, week, context)),
    bind(calls.unpublishWeek, ({ id }, context) => unpublishWeek(parts, id, context)),
    bind(calls.removeWeek, ({ id }, context) => removeWeek(parts, id, context)),
  ]
}

function adminRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listAdminWeeks, ({ page, size, sort, order, search, ...filter }, context) =>
      service.listTable(parts, { filter, search }, { page, size, sort, order }, sessionOf(context)),
    ),
    bind(calls.listTenderWeeks, (query, context) => service.listTenderWeeks(parts, query, context)),
    bind(calls.verifyWeek, (input, context) => verifyWeek(parts, input, context)),
    bind(calls.setWeekTender, (input, context) => setWeekTender(parts, input, context)),
    bind(calls.exportWeeks, (query, context) => exportWeeks(parts, query, context)),
  ]
}

export function weeksRoutes(parts: Parts): Binding[] {
  return [...readingRoutes(parts), ...changingRoutes(parts), ...adminRoutes(parts)]
}
