import { Link as RouterLink, type LinkProps } from 'react-router'

/** `discover` is off, because the router knows all routes from the start and need not look for links on the page. */
function InteractiveLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}

/**
 * The same element as rendered on the server, without the preparation that only a click needs: for the
 * up to a hundred links of a page, that took a twelfth of its time. Relative addresses are left to the
 * router.
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
