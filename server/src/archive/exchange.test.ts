import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginExchange, findExchange } from './exchange.ts'

let dataDir: string
const at = (name: string) => path.join(dataDir, name)
const text = (name: string) => readFile(at(name), 'utf8')

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-exchange-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function old() {
  await mkdir(at('files'))
  await writeFile(at('files/a'), 'old')
  await writeFile(at('secret.key'), 'old')
}

async function prepare() {
  const exchange = await beginExchange(dataDir, [at('files'), at('secret.key')])
  await mkdir(exchange.prepared(at('files')))
  await writeFile(path.join(exchange.prepared(at('files')), 'a'), 'new')
  await writeFile(exchange.prepared(at('secret.key')), 'new')
  return exchange
}

/** Stops as if the process had died before one of its moves. */
async function dieBefore(move: number) {
  const exchange = await prepare()
  let moves = 0
  const swap = () =>
    exchange.swap(() => {
      moves += 1
      if (moves === move) throw new Error('killed')
    })
  if (move <= 4) expect(swap).toThrow('killed')
  else swap()
}

const moves = [1, 2, 3, 4, 5]

describe('an exchange', () => {
  it.each(moves)('is undone if the process died before move %d', async (move) => {
    await old()
    await dieBefore(move)
    await (await findExchange(dataDir))!.undo()
    expect([await text('files/a'), await text('secret.key')]).toEqual(['old', 'old'])
    expect((await readdir(dataDir)).sort()).toEqual(['files', 'secret.key'])
    expect(await findExchange(dataDir)).toBeUndefined()
  })

  it.each(moves)('that died before move %d leaves nothing where nothing existed', async (move) => {
    await dieBefore(move)
    await (await findExchange(dataDir))!.undo()
    expect(await readdir(dataDir)).toEqual([])
  })

  it('keeps the previous data under another name', async () => {
    await old()
    const exchange = await prepare()
    const [files, key] = exchange.swap()
    await exchange.finish()
    expect([await text('files/a'), await text('secret.key')]).toEqual(['new', 'new'])
    expect(await readFile(path.join(files!, 'a'), 'utf8')).toBe('old')
    expect(await readFile(key!, 'utf8')).toBe('old')
    expect((await readdir(dataDir)).length).toBe(4)
  })

  it('follows a linked folder', async () => {
    await mkdir(at('disk/pictures'), { recursive: true })
    await symlink(at('disk/pictures'), at('files'))
    const exchange = await prepare()
    exchange.swap()
    expect(await text('disk/pictures/a')).toBe('new')
    await exchange.undo()
    expect(await readdir(at('disk'))).toEqual(['pictures'])
    expect(await readdir(at('files'))).toEqual([])
  })
})
