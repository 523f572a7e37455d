import { sql } from '../db/orm.ts'

/** A picture as JSON, in a query that names its row of `images` as `i`. */
export const pictureJson = sql`json_build_object('id', i.id, 'key', i.address_key, 'width', i.width, 'height', i.height,
  'placeholder', i.placeholder, 'alt', i.alt)`
