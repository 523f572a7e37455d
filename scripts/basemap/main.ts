import { rmSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesFolder, makeFiles } from './make-files.ts'

rmSync(filesFolder, { recursive: true, force: true })
mkdirSync(filesFolder, { recursive: true })
for (const [name, file] of makeFiles()) {
  writeFileSync(path.join(filesFolder, `${name}.json`), `${JSON.stringify(file)}\n`)
}
