import sanitize from 'sanitize-html'

/** Formatting that the editor offers, and nothing that could run, load or imitate the site itself. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    div: 'p',
    a: (_tag, { href }) => ({
      tagName: 'a',
      // Links to our own pages open in the same tab, and need no rel attribute for search engines.
      attribs: href?.match(/^\/(?!\/)/)
        ? { href }
        : { ...(href ? { href } : {}), rel: 'noopener nofollow ugc', target: '_blank' },
    }),
  },
}

/** Makes rich text safe to show; it is sanitised once, when it is saved. */
export function safeRichText(html: string): string {
  return sanitize(html, allowed).trim()
}
