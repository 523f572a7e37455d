import { pathsOf } from './route-table.ts'
import routes from './routes.ts'

const paths = new Set(pathsOf(routes))

/** Whether the table has a screen at exactly this path, so that nothing leads nowhere. */
export function hasRoute(path: string): boolean {
  return paths.has((path.split(/[?#]/)[0] as string).toLowerCase())
}
