/** Addresses outside the API and the screens; each returns a sandboxed document or redirects. */
export const campaignLinks = {
  /** The finished page of a campaign, for an iframe. */
  view: (id: number) => `/campaign-view/${id}`,
  /** The site's own typefaces: a document without an origin must be allowed to read them. */
  font: (name: string) => `/campaign-fonts/${name}.woff2`,
  /** A map image showing where a campaign's listings are, with a version for phones. */
  map: (id: number) => `/campaign-map/${id}.png`,
  narrowMap: (id: number) => `/campaign-map/${id}-narrow.png`,
  file: (key: string) => `/campaign-files/${key}`,
  /** Counts a click and redirects to the listing. */
  click: (campaignId: number, itemId: number) => `/campaign-click/${campaignId}/${itemId}`,
  /** The parameter of the links in an email: the mailing and its subject, such as `17B`. */
  mailed: 'mailed',
  /** A POST of the editor's content: returns the finished page, in its own tab. */
  previewPage: '/campaign-preview',
  /** An empty sandboxed document that shows the HTML it is sent by `postMessage({ html }, '*')`. */
  previewFrame: '/preview-frame',
  /** For people. */
  page: (id: number) => `/MarketingCampaign/${id}`,
  expired: '/CampaignExpired',
  /** GET is a screen, POST unsubscribes: from the screen's form, or from a mail client's button. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
} as const
