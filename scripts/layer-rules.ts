import type { Import } from './imports.ts'

/** A forbidden direction of imports. */
export interface Rule {
  name: string
  message: string
  forbids(edge: Import): boolean
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isTestSupport = (file: string) =>
  file.startsWith('server/src/testing/') || /(^|\/)testing(\.\w+)?\.ts$|\.testing\.ts$/.test(file)

const inside = (...folders: string[]) => {
  return (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))
}

const contract = inside('contract/src')
const server = inside('server/src')
const web = inside('web/app')
const kit = inside('server/src/kit')
const http = inside('server/src/http')
const gateways = inside('server/src/gateways')
const db = inside('server/src/db')
const archive = inside('server/src/archive')
const serverFeatures = inside('server/src/features')
const webFeatures = inside('web/app/features')
/** The folders of the web from the lowest to the highest; root, routes and entries are above them. */
const webLayers = ['ui', 'session', 'backoffice', 'shared', 'features', 'shell']
const webLayerOf = (file: string) =>
  webLayers.findIndex((name) => file.startsWith(`web/app/${name}/`))
/** Single files that depend on no layer. */
const forEveryLayer = new Set(['web/app/page-meta.ts', 'web/app/route-paths.ts'])
const config = (file: string) => /^server\/src\/config(\.ts$|\/)/.test(file)
/** The programs with their workers, and the file that assembles all their services. */
const composition = (file: string) =>
  /^server\/src\/(cluster\/)?[^/]+\.ts$/.test(file) && !/\/config(\.\w+)?\.ts$/.test(file)
/** The type of the services that every feature is given. */
const servicesType = 'server/src/services.ts'
const project = inside('contract', 'server', 'web', 'sandbox', 'scripts', 'bench', 'torture', 'e2e')

/** The feature that a file belongs to; files directly in `features` assemble all of them. */
function featureOf(file: string): string | undefined {
  return /^(?:server\/src|web\/app)\/features\/([^/]+)\//.exec(file)?.[1]
}

/** The imports between the server's features, each pair of features once. */
export function featureEdges(edges: readonly Import[]): Import[] {
  const pairs = new Map<string, Import>()
  for (const { from, to } of edges) {
    const [own, other] = [featureOf(from), featureOf(to)]
    if (!serverFeatures(from) || !serverFeatures(to) || isTest(from) || isTestSupport(from))
      continue
    if (own && other && own !== other) pairs.set(`${own} ${other}`, { from: own, to: other })
  }
  return [...pairs.values()]
}

const isPart = (...suffixes: string[]) => {
  return (file: string) => suffixes.some((suffix) => file.endsWith(`.${suffix}.ts`))
}

/** A rule about production code: a test may use whatever it needs. */
function rule(name: string, message: string, forbids: Rule['forbids']): Rule {
  return { name, message, forbids: (edge) => !isTest(edge.from) && forbids(edge) }
}

function layer(
  name: string,
  members: (file: string) => boolean,
  message: string,
  ...above: ((file: string) => boolean)[]
): Rule {
  return rule(
    name,
    message,
    ({ from, to }) => members(from) && !isTestSupport(from) && above.some((is) => is(to)),
  )
}

export const rules: readonly Rule[] = [
  rule('contract', 'The contract may import only zod and itself.', ({ from, to }) => {
    return contract(from) && !contract(to) && to !== 'zod'
  }),
  rule('config', 'The configuration may not import any layer of the server.', ({ from, to }) => {
    return config(from) && server(to) && !config(to)
  }),
  layer(
    'db',
    db,
    'The database layer may import only the contract and the configuration.',
    kit,
    gateways,
    archive,
    http,
    serverFeatures,
    composition,
  ),
  rule('drizzle', 'Drizzle is imported from db/orm.ts.', ({ from, to }) => {
    return !db(from) && /^drizzle-orm(\/|$)/.test(to)
  }),
  layer(
    'gateways',
    gateways,
    'A gateway may import only the contract, the configuration and the database.',
    kit,
    archive,
    http,
    serverFeatures,
    composition,
  ),
  layer(
    'kit',
    kit,
    'The kit is below http and the features.',
    archive,
    http,
    serverFeatures,
    composition,
  ),
  layer(
    'archive',
    archive,
    'The archive is above the kit, and used by programs alone.',
    http,
    serverFeatures,
    composition,
  ),
  layer(
    'http',
    http,
    'The HTTP layer is below the features.',
    archive,
    serverFeatures,
    composition,
  ),
  layer(
    'features',
    serverFeatures,
    'A feature is given its services: of the programs it knows their type alone.',
    archive,
    (file) => composition(file) && file !== servicesType,
  ),
  rule(
    'feature to feature',
    "A feature may import another feature's service or policy, but not its queries or routes.",
    ({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      const both = serverFeatures(from) && serverFeatures(to) && own && other
      return Boolean(
        both && own !== other && !isTestSupport(from) && isPart('queries', 'routes')(to),
      )
    },
  ),
  rule(
    'service to routes',
    'Routes call services, never the other way round.',
    ({ from, to }) =>
      serverFeatures(from) && isPart('service', 'policy', 'queries')(from) && isPart('routes')(to),
  ),
  rule(
    'service to http',
    'Services, policies and queries may not import the HTTP layer; routes and pages may.',
    ({ from, to }) =>
      serverFeatures(from) && isPart('service', 'policy', 'queries')(from) && http(to),
  ),
  rule(
    'queries to service',
    'Queries are below services.',
    ({ from, to }) => server(from) && isPart('queries')(from) && isPart('service')(to),
  ),
  layer('server to web', server, 'The server may not import the web.', web),
  layer('web to server', web, 'The web may not import the server.', server),
  ...webLayers.map((name, level) =>
    rule(
      name,
      `${name} may import only the contract, itself and the web layers below it.`,
      ({ from, to }) =>
        webLayerOf(from) === level &&
        project(to) &&
        !contract(to) &&
        !forEveryLayer.has(to) &&
        (webLayerOf(to) < 0 || webLayerOf(to) > level),
    ),
  ),
  rule('web feature to feature', 'Web features may not import each other.', ({ from, to }) => {
    return webFeatures(from) && webFeatures(to) && featureOf(from) !== featureOf(to)
  }),
  rule('testing', 'Only tests may import test support.', ({ from, to }) => {
    const program = (contract(from) || server(from) || web(from)) && !isTestSupport(from)
    return program && isTestSupport(to)
  }),
]
