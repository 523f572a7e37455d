import sanitize from 'sanitize-html'

/** What a person can format in an editor, and nothing that could run, load or look like the site itself. */
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
      // A page of our own opens in place and needs no warning to search engines.
      attribs: href?.match(/^\/(?!\/)/)
        ? { href }
        : { ...(href ? { href } : {}), rel: 'noopener nofollow ugc', target: '_blank' },
    }),
  },
}

/** Rich text made safe to show; it is cleaned when it is saved, once. */
export function safeRichText(html: string): string {
  return sanitize(html, allowed).trim()
}
