/** What we use of the library, which has no types of its own. */
declare module 'html-to-text' {
  interface Element {
    attribs: Record<string, string | undefined>
    children: unknown
  }

  interface Builder {
    addInline(text: string, options?: { noWordTransform?: boolean }): void
    pushWordTransform(transform: (word: string) => string): void
    popWordTransform(): void
  }

  export type FormatCallback = (
    element: Element,
    walk: (children: unknown, builder: Builder) => void,
    builder: Builder,
  ) => void

  export interface HtmlToTextOptions {
    wordwrap: false
    formatters: Record<string, FormatCallback>
    selectors: { selector: string; format: string; options?: object }[]
  }

  export function convert(html: string, options: HtmlToTextOptions): string
}
