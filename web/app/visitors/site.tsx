import { CachedFragment } from '../ui/fragments/cached-fragment.tsx'
import { CardIconShapes } from '../ui/media/card-icon.tsx'
import { Broken } from './broken.tsx'
import { Outlet } from './router.tsx'

/** Everything that is drawn of a visitors' page. */
export function Site() {
  return (
    <>
      <Broken>
        <Outlet />
      </Broken>
      <CachedFragment name="card-icon-shapes" dependsOn={null}>
        <CardIconShapes />
      </CachedFragment>
    </>
  )
}
