import { Link as RouterLink, type LinkProps } from 'react-router'

/** The router knows all routes from the start, so it need not look for the links of a page. */
function InteractiveLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}

/**
 * The same element without what only a click needs, which took a twelfth of the time of a page: it
 * has up to a hundred links. Addresses that depend on the page are left to the router.
 */
export function RenderedLink(props: LinkProps) {
  const {
    to,
    discover: _discover,
    mask,
    prefetch,
    preventScrollReset: _preventScrollReset,
    relative: _relative,
    reloadDocument: _reloadDocument,
    replace: _replace,
    state: _state,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    onClick: _onClick,
    ...attributes
  } = props
  const isWhole = typeof to === 'string' && /^\/(?!\/)/.test(to)
  if (!isWhole || mask || prefetch) return <InteractiveLink {...props} />
  return <a {...attributes} href={to} />
}

export const Link = import.meta.env.SSR ? RenderedLink : InteractiveLink
