import path from 'node:path'

/**
 * The name of a class in the page: its stylesheet and its own name, `footer_brand`. Stylesheet
 * names are unique, so this is too; a hash would add incompressible bytes to every page and script.
 */
export function scopedClass(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}_${name}`
}
