import {
  cellFiles,
  countryFiles,
  unpackLayers,
  type BasemapFile,
  type Cell,
  type MapLayers,
} from '#contract/maps/basemap-file.ts'
import type { MapNames } from '#contract/maps/label-candidates.ts'

/** The addresses of the files; each contains a hash of its content. */
const addresses = import.meta.glob<string>('../../../../../contract/basemap/files/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const addressOf = new Map(
  Object.entries(addresses).map(([path, address]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
    address,
  ]),
)

const loading = new Map<string, Promise<BasemapFile>>()
const empty: BasemapFile = { layers: {} }

async function request(address: string): Promise<BasemapFile> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The map data could not be loaded: ${response.status}`)
  return (await response.json()) as BasemapFile
}

/** Each file is loaded once for all maps of the visit, and again if that failed. */
function load(name: string): Promise<BasemapFile> {
  const address = addressOf.get(name)
  // A cell without a file is empty land.
  if (!address) return Promise.resolve(empty)
  const known = loading.get(name)
  if (known) return known
  const asked = request(address)
  loading.set(name, asked)
  asked.catch(() => loading.delete(name))
  return asked
}

export interface CountryData {
  parts: readonly MapLayers[]
  names: MapNames
}

const unpacked = new WeakMap<BasemapFile, MapLayers>()

function layersOf(file: BasemapFile): MapLayers {
  const known = unpacked.get(file) ?? unpackLayers(file)
  unpacked.set(file, known)
  return known
}

export async function loadCountry(ngi: boolean): Promise<CountryData> {
  const files = await Promise.all(countryFiles(ngi).map(load))
  const [{ places = [], names = [], airports = [] } = empty] = files
  return { parts: files.map(layersOf), names: { places, names, airports } }
}

export async function loadCell({ name }: Cell, ngi: boolean): Promise<readonly MapLayers[]> {
  const files = await Promise.all(cellFiles(name, ngi).map(load))
  return files.map(layersOf)
}
