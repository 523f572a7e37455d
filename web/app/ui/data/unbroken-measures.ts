const measure =
  /(\d) (?=(?:mm|cm|m|km|m²|km²|ha|kg|kW|kWp|kWh|kVA|min|h|minutes|hours)(?![\p{L}\d]))/gu

/** A text that people wrote, in which no line breaks between a number and its unit: `Hospital, 5 km`. */
export function unbrokenMeasures(text: string): string {
  return text.replace(measure, '$1\u00a0')
}
