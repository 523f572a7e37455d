import type { ServerBuild } from 'react-router'
import { awaitReply } from './refusal.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Module = Route['module']

/**
 * The router replies 500 to anything a loader throws that is not a response, and hides its message.
 * What the API refuses is a response: no screen has to remember to make it one.
 */
function refusing(module: Module): Module {
  const { loader, action } = module
  return {
    ...module,
    ...(loader && {
      loader: (args) =>
        awaitReply(
          called(() => loader(args)),
          args.url,
        ),
    }),
    ...(action && {
      action: (args) =>
        awaitReply(
          called(() => action(args)),
          args.url,
        ),
    }),
  }
}

/** A handler that throws before it waits for anything is refused in the same way. */
async function called<T>(handler: () => T): Promise<Awaited<T>> {
  return await handler()
}

export function withRefusals(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: refusing(route.module) },
    ]),
  )
}
