const measure =
  /(\d) (?=(?:mm|cm|m|km|m²|km²|ha|kg|kW|kWp|kWh|kVA|min|h|minutes|hours)(?![\p{L}\d]))/gu

/** What people wrote, with each number on the same line as its unit: `Hospital, 5 km`. */
export function wholeMeasures(text: string): string {
  return text.replace(measure, '$1\u00a0')
}
