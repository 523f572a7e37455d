/** The building blocks of the default templates: limited to what all mail clients support. */
export const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#302b25">${text}</p>`

/** A link may be wider than a phone. */
export const small = (text: string) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.6;color:#655c51;word-break:break-word">${text}</p>`

export const button = (label: string, link: string) =>
  `<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:#6c42a6;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${label}</a></p>`

export const quote = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #ecb754;background:#fdf6e9;font-size:16px;line-height:1.6;color:#302b25;white-space:pre-line">${text}</blockquote>`

export const facts = (rows: readonly (readonly [label: string, value: string])[]) => {
  const cells = rows
    .map(
      ([label, value]) =>
        `<tr><th scope="row" align="left" style="padding:8px 16px 8px 0;border-bottom:1px solid #e9e3da;font-size:14px;font-weight:400;color:#655c51;vertical-align:top">${label}</th><td style="padding:8px 0;border-bottom:1px solid #e9e3da;font-size:16px;color:#1e1a17;word-break:break-word">${value}</td></tr>`,
    )
    .join('\n')
  return `<table width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 20px">\n${cells}\n</table>`
}

/** Mail clients support only tables and inline styles; one fluid column fits a phone. */
export const letter = (heading: string, ...parts: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;background:#f5f1eb;font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 28px;background:#291743;border-radius:12px 12px 0 0;font-family:Fraunces,Georgia,serif;font-size:22px;color:#f6f1fc">[Company.Name]</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.25;font-weight:600;color:#3f2566">${heading}</h1>
${parts.join('\n')}
</td></tr>
<tr><td style="padding:20px 28px;border-top:1px solid #e9e3da;font-size:13px;line-height:1.6;color:#655c51">[Company.Name], [Company.Address]<br>[Company.Phone] &middot; <a href="mailto:[Company.Email]" style="color:#6c42a6">[Company.Email]</a><br>Registered with the PPRA, Fidelity Fund Certificate [Company.FfcNumber]</td></tr>
</table>
</td></tr>
</table>`

export const weekFacts = facts([
  ['Reference', '[System.Reference]'],
  ['Resort', '[Resort.Name], [Resort.Region]'],
  ['Unit', '[Resort.UnitNumber], sleeps [Resort.SleepMax]'],
  // One, several, or a studio: a label suits them all, a noun after the number does not.
  ['Bedrooms', '[Resort.Bedrooms]'],
  ['Week', '[Resort.Module], [Resort.Season]'],
  ['Dates', '[Resort.ArrivalDate] to [Resort.DepartureDate]'],
  ['Annual levy', '[Resort.Levy]'],
  ['Price, including VAT', '[Resort.Price]'],
])

export const listingFacts = facts([
  ['Reference', '[Property.Ref]'],
  ['Listing', '[Property.Name]'],
  ['Price', '[Property.Price]'],
])
