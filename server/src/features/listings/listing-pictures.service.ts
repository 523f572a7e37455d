import { mayUse } from '#contract/permissions.ts'
import type { Database } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import * as queries from './listing-pictures.queries.ts'

/** Who may see which picture, for the endpoint that serves them. */
export function pictureAccess({ db }: Database) {
  return {
    find: (addressKey: string) => queries.findPicture(db, addressKey),
    /** Whether a picture that is not public is shown to this person. */
    async maySee(id: number, session: Session): Promise<boolean> {
      if (session.role === 'superAdmin') return true
      if (await queries.isPictureOfManaged(db, id, session.userId)) return true
      if (await queries.isStagedBy(db, id, session.userId)) return true
      // Designers see every item of a campaign, including those that its page leaves out.
      return mayUse('campaigns.manage', session) && queries.isPictureOfCampaign(db, id)
    },
  }
}
