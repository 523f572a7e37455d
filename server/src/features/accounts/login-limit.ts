/** Ten wrong tries in a quarter of an hour, per account and client. */
export const loginLimit = { max: 10, seconds: 15 * 60 }

/** Passwords and the codes of the second step count together. */
export function loginCounter(username: string, ip: string): string {
  return `login:${username.toLowerCase()}:${ip}`
}
