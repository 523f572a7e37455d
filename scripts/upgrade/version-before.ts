import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs the API tests of an earlier version on the tables of this one: during an upgrade, programs of
 * both versions use the same database.
 */
const root = path.resolve(import.meta.dirname, '../..')
const migrations = 'server/src/db/migrations'
const [version, ...chosen] = process.argv.slice(2)

/** The tests of migrations and backups are about the tables themselves, which differ. */
const tests = chosen.length ? chosen : ['server/src/features', 'server/src/kit', 'server/src/http']

function checkOut(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}

function main(): number {
  if (!version) {
    console.error('Usage: npm run test:upgrade -- <tag or commit> [test files]')
    return 1
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'jacaranda-before-'))
  try {
    checkOut(version, folder)
    rmSync(path.join(folder, migrations), { recursive: true })
    cpSync(path.join(root, migrations), path.join(folder, migrations), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    const run = [vitest, 'run', ...tests]
    return spawnSync(process.execPath, run, { cwd: folder, stdio: 'inherit' }).status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exitCode = main()
