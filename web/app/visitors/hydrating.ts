let hydrating = false

/** Whether the page is being connected to what the server has rendered. */
export const isHydrating = () => hydrating

export function whileHydrating(work: () => void): void {
  hydrating = true
  try {
    work()
  } finally {
    hydrating = false
  }
}
