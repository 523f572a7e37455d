import { lostScriptText } from './lost-script.ts'

/** The specified timeout for a script that neither loads nor fails. */
const timeoutMs = 120_000

interface ScreenRoute {
  id: string
  module: string
}

function timeout(module: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(lostScriptText(new Error(module)))), timeoutMs)
  })
}

/** A screen that only throws: the router swallows loading errors, but shows rendering errors. */
function failingScreen(error: unknown) {
  return {
    default(): never {
      throw error
    },
  }
}

/**
 * Replaces React Router's own function, which silently reloads the page when the script of a screen
 * cannot be loaded. Here the error reaches the error page, where it can be read and the person can
 * try again.
 */
export async function loadRouteModule(
  route: ScreenRoute,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (!(route.id in loaded)) {
    const script = import(/* @vite-ignore */ route.module)
    loaded[route.id] = await Promise.race([script, timeout(route.module)]).catch(failingScreen)
  }
  return loaded[route.id]
}
