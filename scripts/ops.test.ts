import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment, memoryFlags } from '#server/cluster/memory-flags.ts'
import { environment } from '#server/config/environment.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!)

const container = read('ops/Containerfile')
const unit = read('ops/jacaranda.service')
const compose = read('ops/compose.yaml')
const example = read('ops/jacaranda.env.example')

/** Read by Node and the C library, not by the program. */
const settingsOfNode = ['NODE_COMPILE_CACHE', ...Object.keys(memoryEnvironment({}))]

describe('the files in ops', () => {
  const siteEnvironment = /^x-site:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)?.[1]

  it.each([
    ['jacaranda.env.example', all(example, /^#?([A-Z][A-Z0-9_]*)=/gm)],
    ['Containerfile', all(all(container, /^ENV (.*)$/gm).join(' '), /([A-Z][A-Z0-9_]*)=/g)],
    ['jacaranda.service', all(unit, /(?:^Environment=| )([A-Z][A-Z0-9_]*)=/gm)],
    ['compose.yaml', all(siteEnvironment ?? '', /^ +([A-Z][A-Z0-9_]*):/gm)],
  ])('name only settings that exist: %s', (_file, settings) => {
    expect(settings.length).toBeGreaterThan(0)
    const known = new Set([...Object.keys(environment.shape), ...settingsOfNode])
    expect(settings.filter((name) => !known.has(name))).toEqual([])
  })

  it('name only files and folders that exist', () => {
    const copied = all(container, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) =>
      names.split(' '),
    )
    expect(copied).toContain('package-lock.json')
    const started = all(container, /^CMD \["node", (?:"--[^"]+", )*"([^"-].+)"\]/gm)
    const program = /^ExecStart=\/opt\/jacaranda\/\S+ (?:--\S+ )*(\S+)$/m.exec(unit)?.[1]
    expect(program).toBe(started[0])
    const mounted = all(compose, /- \.\/(\S+?):/g).map((file) => `ops/${file}`)
    for (const file of [...copied, ...started, ...mounted]) {
      expect(existsSync(path.join(root, file)), file).toBe(true)
    }
  })

  it('limit the memory of the program as `npm start` does', () => {
    for (const file of [container, unit]) {
      for (const flag of memoryFlags([]))
        expect(file).toMatch(new RegExp(`^.*node.* "?${flag}"?[ ,]`, 'm'))
      for (const [name, value] of Object.entries(memoryEnvironment({}))) {
        expect(file).toMatch(new RegExp(`^(?:ENV |Environment=).*\\b${name}=${value}\\b`, 'm'))
      }
    }
  })

  it('send everything to the image that it copies', () => {
    const sent = all(read('.dockerignore'), /^!(.+)$/gm)
    const copied = all(container, /^COPY (?!--from)(.+) \S+$/gm).flatMap((names) =>
      names.split(' '),
    )
    expect([...new Set(copied)].toSorted()).toEqual(sent.toSorted())
  })

  it('do not remove a package from the image that the server imports', () => {
    const removed = all(container, /"dependencies\[(.+?)\]"/g)
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object }
    expect(removed.filter((name) => !(name in dependencies))).toEqual([])
    const sources = globSync('{server,contract}/src/**/*.ts', {
      cwd: root,
      exclude: ['**/*.test.ts', '**/testing/**', '**/testing*.ts', '**/*.testing.ts'],
    })
    expect(sources.length).toBeGreaterThan(500)
    const imported = sources.flatMap((file) =>
      all(read(file), /^(?:import|export)(?! type\b).*?from '([^']+)'|^import '([^']+)'/gm),
    )
    const used = removed.filter((name) =>
      imported.some((specifier) => specifier === name || specifier?.startsWith(`${name}/`)),
    )
    expect(used).toEqual([])
  })

  it('link to sections that exist', () => {
    const sections = new Set(
      all(read('docs/operations.md'), /^#{2,3} (.+)$/gm).map((heading) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    )
    const files = globSync('ops/*', { cwd: root }).map(read)
    const links = files.flatMap((text) => all(text, /docs\/operations\.md#([\w-]+)/g))
    const own = all(read('docs/operations.md'), /\]\(#([\w-]+)\)/g)
    expect([...links, ...own].filter((anchor) => !sections.has(anchor))).toEqual([])
  })

  it('give the program more time to stop than it needs', () => {
    const programs = globSync('server/src/*.ts', { cwd: root }).map(read).join('\n')
    const patience = all(programs, /\bpatience\w*Ms = ([\d_]+)/g)
    expect(patience.length).toBeGreaterThan(0)
    const longest = Math.max(...patience.map((ms) => Number(ms.replaceAll('_', ''))))
    const grace = [
      ...all(unit, /^TimeoutStopSec=(\d+)$/gm),
      ...all(compose, /^ {2}stop_grace_period: (\d+)s$/gm),
    ]
    expect(grace).toHaveLength(2)
    expect(grace.filter((seconds) => !(Number(seconds) * 1000 > longest))).toEqual([])
  })
})
