/** What the server hands to loaders, as React Router keeps it. */
export const createContext = <T>(): { value?: T } => ({})

export class RouterContextProvider {
  readonly #values = new Map<unknown, unknown>()

  get<T>(context: { value?: T }): T {
    return this.#values.get(context) as T
  }

  set<T>(context: { value?: T }, value: T): void {
    this.#values.set(context, value)
  }
}
