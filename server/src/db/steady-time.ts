/**
 * The time in milliseconds, for measuring how long something lasts. It continues evenly when the clock of the machine is
 * set: with the clock itself, a pause of seconds that began before it was set back would last for hours.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
