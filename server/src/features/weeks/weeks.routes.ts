import type { Page } from '#contract/values/paging.ts'
import * as changes from '#contract/weeks/week-changes.calls.ts'
import * as faq from '#contract/weeks/week-faq.calls.ts'
import * as lists from '#contract/weeks/week-lists.calls.ts'
import * as calls from '#contract/weeks/weeks.calls.ts'
import { findNearMisses } from '#contract/weeks/near-misses.calls.ts'
import { listWeekStatuses } from '#contract/weeks/week-statuses.calls.ts'
import { blankWeek, defaultRegionId } from '#contract/weeks/weeks.form.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { sessionOf } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { setWeekStatus, updateWeek } from './update-week.service.ts'
import { exportWeeks } from './week-export.service.ts'
import { nearMissesOf } from './near-misses.service.ts'
import { publishWeek, unpublishWeek } from './publish-week.service.ts'
import { removeWeek } from './remove-week.service.ts'
import { setWeekTender } from './tender-week.service.ts'
import { verifyWeek } from './verify-week.service.ts'
import { saveWeekInformation } from './week-information.service.ts'
import { findWeekStatuses } from './week-statuses.queries.ts'
import { createWeek } from './create-week.service.ts'
import { findAvailability, findFaq, findLatest } from './weeks.queries.ts'
import * as service from './weeks.service.ts'

function readingRoutes(services: Services): Binding[] {
  const { db } = services.database
  return [
    bind(calls.listLatestWeeks, () => findLatest(db, calls.latestWeekCount)),
    bind(calls.getWeek, ({ id }, context) => service.getWeek(services, id, context)),
    bind(
      calls.searchWeeks,
      (query) => service.searchWeeks(services, query),
      (query, context, reply) =>
        service.recordSearch(services, query, context, (reply.value as Page<unknown>).total),
    ),
    bind(findNearMisses, (filter) => nearMissesOf(services, filter)),
    bind(calls.listWeeks, (query, context) => service.listWeeks(services, query, context)),
    bind(calls.listResortWeeks, ({ code }) => service.listResortWeeks(services, code)),
    bind(calls.listAvailability, () => findAvailability(db)),
    bind(calls.getPriceGuide, (query) => service.getPriceGuide(services, query)),
    bind(changes.getWeekTemplate, async () => ({ ...blankWeek, regionId: defaultRegionId })),
    bind(listWeekStatuses, () => findWeekStatuses(db)),
    bind(faq.listWeekFaq, () => findFaq(db)),
    bind(lists.listMyWeeks, (query, context) => service.listMyWeeks(services, query, context)),
    bind(lists.countMyWeeks, ({ id }, context) => service.countMyWeeks(services, id, context)),
    bind(changes.getWeekOwner, ({ weekId }, context) =>
      service.getWeekOwner(services, weekId, context),
    ),
  ]
}

function changingRoutes(services: Services): Binding[] {
  return [
    bind(changes.createWeek, (form, context) => createWeek(services, form, context)),
    bind(changes.updateWeek, (change, context) => updateWeek(services, change, context)),
    bind(changes.saveWeekInformation, (change, context) =>
      saveWeekInformation(services, change, context),
    ),
    bind(changes.setWeekPublished, ({ publish, ...week }, context) =>
      publish ? publishWeek(services, week, context) : unpublishWeek(services, week.id, context),
    ),
    bind(changes.publishWeek, (week, context) => publishWeek(services, week, context)),
    bind(changes.unpublishWeek, ({ id }, context) => unpublishWeek(services, id, context)),
    bind(changes.removeWeek, ({ id }, context) => removeWeek(services, id, context)),
  ]
}

function adminRoutes(services: Services): Binding[] {
  return [
    bind(lists.listAdminWeeks, ({ page, size, sort, order, search, ...filter }, context) =>
      service.listTable(
        services,
        { filter, search },
        { page, size, sort, order },
        sessionOf(context),
      ),
    ),
    bind(lists.listTenderWeeks, (query, context) =>
      service.listTenderWeeks(services, query, context),
    ),
    bind(changes.verifyWeek, (input, context) => verifyWeek(services, input, context)),
    bind(changes.setWeekStatus, (change, context) => setWeekStatus(services, change, context)),
    bind(changes.setWeekTender, (input, context) => setWeekTender(services, input, context)),
    bind(lists.exportWeeks, (query, context) => exportWeeks(services, query, context)),
  ]
}

export function weeksRoutes(services: Services): Binding[] {
  return [...readingRoutes(services), ...changingRoutes(services), ...adminRoutes(services)]
}
