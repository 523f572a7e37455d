/** A change is open until a Super Admin decides; an edit after a refusal opens it again. */
export const changeStates = ['open', 'approved', 'refused'] as const
export type ChangeState = (typeof changeStates)[number]
