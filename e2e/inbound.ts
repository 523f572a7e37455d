/** Where the program under test receives emails. */
export const inboundPort = Number(process.env.E2E_INBOUND_PORT ?? 3212)
