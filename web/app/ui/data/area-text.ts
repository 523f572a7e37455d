export { formatArea as areaText } from '#contract/values/area.ts'
