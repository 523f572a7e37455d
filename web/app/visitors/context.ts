/** The context that the server passes to loaders, as in React Router. */
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
