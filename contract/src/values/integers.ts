/** The largest number that an integer column holds. */
export const largestInteger = 2_147_483_647

/**
 * For a number in a larger column: a billion times more than will ever be counted, and exact in
 * JSON.
 */
export const largestBigInteger = 1_000_000_000_000_000
