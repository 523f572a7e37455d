import { boxInText, polygonInText } from '#contract/properties/search-area.ts'
import { savedSearchPath } from '#contract/saved-searches/saved-query.ts'
import { newMatchesCap } from '#contract/saved-searches/saved-searches.choices.ts'
import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import type { Services } from '../../services.ts'
import { countPropertyMatches } from '../properties/new-matches.service.ts'
import { countWeekMatches } from '../weeks/new-matches.service.ts'
import { searchWriter } from './describe.ts'
import type { SearchRow } from './saved-searches.queries.ts'

/** The corners of the drawn area or of the searched part of the map, as `[lat, lng]`. */
function areaOf({ polygon, bbox }: Record<string, string>): SavedSearch['area'] {
  const corners = polygonInText.safeParse(polygon).data
  if (corners) return corners.map(([lat, lng]) => [lat, lng])
  const box = boxInText.safeParse(bbox).data
  if (!box) return null
  const { south, west, north, east } = box
  return [
    [north, west],
    [north, east],
    [south, east],
    [south, west],
  ]
}

/** What each search finds: one statement for those of properties, one for those of weeks. */
async function matchesOf(
  services: Services,
  rows: readonly SearchRow[],
): Promise<Map<number, SavedSearch['matches']>> {
  const watched = (kind: SearchRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, criteria, matchedFrom }) => ({ id, criteria, since: matchedFrom }))
  const [properties, weeks] = [watched('property'), watched('week')]
  const [ofProperties, ofWeeks] = await Promise.all([
    countPropertyMatches(services, properties, newMatchesCap),
    countWeekMatches(services, weeks, newMatchesCap),
  ])
  return new Map([
    ...properties.map(({ id }, nth) => [id, ofProperties[nth] ?? null] as const),
    ...weeks.map(({ id }, nth) => [id, ofWeeks[nth] ?? null] as const),
  ])
}

export async function toListed(
  services: Services,
  rows: readonly SearchRow[],
): Promise<SavedSearch[]> {
  if (!rows.length) return []
  const [write, matches] = await Promise.all([searchWriter(services), matchesOf(services, rows)])
  return rows.map((row) => {
    const { id, version, kind, name, sentence, frequency, hour, weekday } = row
    return {
      id,
      version,
      kind,
      name,
      sentence,
      frequency,
      hour,
      weekday,
      parts: write(row),
      path: savedSearchPath(row),
      paused: row.pausedAt !== null,
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      area: areaOf(row.criteria),
      matches: matches.get(id) ?? null,
    }
  })
}
