import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { namesOf } from './names.ts'
import { nextSteps, planEntity } from './new-entity.ts'

const root = path.resolve(import.meta.dirname, '../..')
const usage = `npm run new -- entity <singular> [<plural>]
  for example: npm run new -- entity suburb-guide
               npm run new -- entity person people`

function main([kind, singular, plural]: string[]) {
  if (kind !== 'entity' || !singular) throw new Error(usage)
  const names = namesOf(singular, plural)
  const inRoot = (file: string) => path.join(root, file)
  const planned = planEntity(names, (file) =>
    existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined,
  )
  for (const [file, text] of planned) {
    console.log(`${existsSync(inRoot(file)) ? 'changed' : 'new    '} ${file}`)
    mkdirSync(path.dirname(inRoot(file)), { recursive: true })
    writeFileSync(inRoot(file), text)
  }
  const code = [...planned.keys()].filter((file) => !file.endsWith('.md'))
  spawnSync('oxfmt', code, { cwd: root, stdio: 'ignore' })
  console.log(nextSteps(names))
}

try {
  main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
