export const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `three parking bays` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberWords[count] ?? count} ${count === 1 ? one : many}`
}

/** `12 400`, with a no-break space; toLocaleString is too slow for a million rows. */
export function grouped(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

/** `3 kW, 5 kWh` as `a 3 kW inverter with a 5 kWh battery` */
export function inverterText(field: string): string {
  const [power = '', battery = ''] = field.replace(/ (?=kW)/g, '\u00a0').split(', ')
  const article = power.startsWith('8') ? 'an' : 'a'
  return `${article} ${power} inverter with a ${battery} battery`
}
