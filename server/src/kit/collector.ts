export interface GaugeSpec {
  name: `jacaranda_${string}`
  help: string
  labels?: readonly string[]
  /** How the values of several processes are combined; by default the largest is used. */
  aggregator?: 'sum' | 'max' | 'min'
}

export interface GaugeValue {
  name: GaugeSpec['name']
  labels?: Record<string, string>
  value: number
}

/** A group of metrics that are sampled from time to time, because reading them is slow. */
export interface Collector {
  gauges: readonly GaugeSpec[]
  read(): Promise<GaugeValue[]>
}
