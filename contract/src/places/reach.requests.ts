import type { CallRequest } from '../request.ts'
import type { PlaceReach } from './reach.schema.ts'

export const reachRequest: CallRequest<{ from: string; minutes: number }, PlaceReach> = {
  method: 'GET',
  path: '/api/place/reach',
}
