import path from 'node:path'

/**
 * The name of a class in the page: its stylesheet and its own name, `footer_brand`. Stylesheets have names of their own,
 * so this is unique; a hash would be a part of every page and script that no compression can shorten.
 */
export function scopedClass(name: string, file: string): string {
  return `${path.basename(file, '.module.css')}_${name}`
}
