/** A change is open until a Super Admin decides; editing it after a refusal reopens it. */
export const changeStates = ['open', 'approved', 'refused'] as const
export type ChangeState = (typeof changeStates)[number]
