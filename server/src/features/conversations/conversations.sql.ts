import { sql } from '../../db/orm.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { listingJoins, listingJson } from '../listings/listings.sql.ts'

export const conversationJoins = sql`${listingJoins(sql`c`)}
  left join statuses s on s.id = coalesce(p.status_id, w.status_id)`

const picture = sql`coalesce(
  (select ${pictureJson} from property_images pi join images i on i.id = pi.image_id
    where pi.property_id = p.id order by pi.is_default desc, pi.rank, pi.id limit 1),
  (select ${pictureJson} from resort_images ri join images i on i.id = ri.image_id
    where ri.resort_id = r.id and ri.kind = 'gallery' order by ri.rank limit 1))`

/** What a reader sees of the listing that a conversation is about; null without one. */
export const conversationListing = sql`case when num_nonnulls(p.id, w.id) = 1 then ${listingJson(
  sql`, 'resortCode', coalesce(r.code, ''), 'price', coalesce(p.price, w.sell_price),
    'isSale', coalesce(p.is_sale, true), 'pricePer', p.price_per,
    'place', coalesce(concat_ws(', ', nullif(p.suburb, ''), nullif(p.city, '')), ''),
    'status', s.description, 'picture', ${picture}`,
)} end`

/** The text of a message, from wherever it is stored. */
export const messageText = sql`coalesce(e.message, k.message, v.comment, m.text)`

export const messageJoins = sql`
  left join enquiries e on e.id = m.enquiry_id
  left join contact_messages k on k.id = m.contact_message_id
  left join offer_events v on v.id = m.offer_event_id
  left join offers o on o.id = v.offer_id`

export const messageOffer = sql`case when v.id is not null then json_build_object(
  'id', v.offer_id, 'event', v.kind, 'amount', v.amount) end`
