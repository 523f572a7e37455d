import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesFolder, makeFiles, roadWays, waysFile } from './make-files.ts'
import { provinceModule } from './province-shapes.ts'

// Generates the files that maps load, and the outlines of the province choosers, from
// contract/basemap/source.
const provinces = path.resolve(
  import.meta.dirname,
  '../../web/app/shared/places/province-shapes.ts',
)

rmSync(filesFolder, { recursive: true, force: true })
mkdirSync(filesFolder, { recursive: true })
for (const [name, file] of makeFiles()) {
  writeFileSync(path.join(filesFolder, `${name}.json`), `${JSON.stringify(file)}\n`)
}
writeFileSync(provinces, provinceModule())
writeFileSync(waysFile, `${JSON.stringify(roadWays())}\n`)
