/** What we use of the library, which has no types of its own. */
declare module 'sanitize-html' {
  interface Tag {
    tagName: string
    attribs: Record<string, string>
  }

  type Transform = (tagName: string, attribs: Record<string, string>) => Tag

  namespace sanitize {
    interface IOptions {
      allowedTags: string[]
      allowedAttributes: Record<string, string[]>
      allowedSchemes: string[]
      allowedSchemesByTag?: Record<string, string[]>
      allowedStyles?: Record<string, Record<string, RegExp[]>>
      allowProtocolRelative?: boolean
      disallowedTagsMode?: 'discard' | 'escape'
      transformTags?: Record<string, string | Transform>
      exclusiveFilter?: (frame: { tag: string; attribs: Record<string, string> }) => boolean
    }
  }

  function sanitize(html: string, options: sanitize.IOptions): string
  export = sanitize
}
