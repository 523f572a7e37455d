export interface GaugeSpec {
  name: `jacaranda_${string}`
  help: string
  labels?: readonly string[]
  /** How the values of several processes become one; by default the largest. */
  aggregator?: 'sum' | 'max' | 'min'
}

export interface GaugeValue {
  name: GaugeSpec['name']
  labels?: Record<string, string>
  value: number
}

/** A group of metrics that are read from time to time, because reading them takes a moment. */
export interface Collector {
  gauges: readonly GaugeSpec[]
  read(): Promise<GaugeValue[]>
}
