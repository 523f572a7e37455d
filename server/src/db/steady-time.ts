/**
 * Monotonic time in milliseconds, for measuring durations. It is unaffected by changes to the
 * system clock: with the clock itself, a pause of seconds would last for hours if the clock were
 * set back.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
