/** Other work of the process gets its turn. */
export const turn = () => new Promise((resolve) => setImmediate(resolve))
