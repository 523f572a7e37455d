import type { Services } from '../services.ts'

/** The shortest listing there is: a published property of this owner, whose fee is waived. */
export async function aListing(
  services: Services,
  facts: { ownerUserId: number; agentId?: number; agencyId?: number },
): Promise<number> {
  const [row] = await services.database.sql`
    with made as (insert into properties (usage, is_sale, property_type_id, short_description, price, province_id,
      owner_user_id, agent_id, agency_id, status_id, published)
    values ('Residential', true, (select id from property_types limit 1), 'A house', 1000000,
      (select id from provinces limit 1), ${facts.ownerUserId}, ${facts.agentId ?? null},
      ${facts.agencyId ?? null}, (select id from statuses where code = 'AV'), true)
      returning id)
    insert into fee_waivers (property_id, reason) select id, 'For a test' from made
    returning property_id as id`
  return (row as { id: number }).id
}
