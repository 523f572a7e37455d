export type LegalPage = { version: number; modified: string; title: string; html: string }

/**
 * The pages speak of "the company at the foot of this page", so a change of name, address or
 * certificate in the settings never leaves a legal text behind.
 */
export const termsConditions: LegalPage = {
  version: 1,
  modified: '2026-11-15',
  title: 'Terms and conditions',
  html: `<p>These terms apply when you use this site, list something on it or make an offer through it. They are written to be read. If a sentence is unclear, phone us before you agree to it.</p>

<h2>1. Who we are</h2>
<p>“We” means the company whose name, address, phone number and Fidelity Fund Certificate number stand at the foot of every page. We are a registered property practitioner under the Property Practitioners Act 22 of 2019. “You” means anyone who uses the site.</p>

<h2>2. What the site does</h2>
<p>The site brings together people who sell or let homes, business property and timeshare weeks, and people who look for them. We check what we reasonably can, but the person who lists something answers for what the listing says.</p>

<h2>3. Your account</h2>
<ul>
<li>You must be 18 or older, or act with the help of a parent or guardian.</li>
<li>Give your own, correct details and keep them up to date.</li>
<li>Keep your password to yourself. Tell us at once if somebody else may have it.</li>
<li>We may close an account that is used for fraud, for spam or to list what the user may not sell or let.</li>
</ul>

<h2>4. Listing with us</h2>
<ul>
<li>You may list only what you own, or what the owner has asked you in writing to list.</li>
<li>Everything in the listing must be true: the price, the size, the season, the levy and whether it is paid, and any bond, tenant or dispute that a buyer would want to know of.</li>
<li>A listing for a timeshare week names the scheme and its address, the kind of accommodation, the legal basis of the right and, where the right ends, the number of years left.</li>
<li>A property practitioner who lists shows a valid Fidelity Fund Certificate number.</li>
<li>Photos must be yours to use. You allow us to show them with the listing for as long as it is up.</li>
<li>We may leave out, correct or take down a listing that breaks these terms or the law.</li>
</ul>

<h2>5. The listing fee</h2>
<p>Listing a property or a timeshare week costs a once-off fee. The amount, VAT included, is shown before you submit the listing and again before you pay. You may pay by card or by EFT. The listing is published once the payment is confirmed and, for a timeshare week, once we have checked the week with the resort. The fee pays for the listing; it does not promise a sale or a tenant, and it is not a commission.</p>

<h2>6. Changing your mind</h2>
<p>Under section 44 of the Electronic Communications and Transactions Act 25 of 2002 you may cancel the listing within seven days of paying, without a reason and without a penalty. Write to us or phone us; we take the listing down and refund the fee within 30 days. Where you asked us to publish the listing within those seven days and it has already been published, we refund it all the same.</p>

<h2>7. Offers</h2>
<ul>
<li>An offer made through the site tells the owner what you are willing to pay.</li>
<li>When an owner accepts an offer, both sides record that they want to go on. <strong>That is not a sale and binds nobody to buy or sell.</strong> The sale of land needs a written agreement signed by hand by both sides, and a timeshare week changes hands only through the papers of its scheme.</li>
<li>Either side may withdraw, without paying anything, until that agreement is signed.</li>
<li>You may change an offer until it is answered. An owner who declines may give a reason.</li>
</ul>

<h2>8. Money and the trust account</h2>
<p>A buyer’s deposit or purchase price that passes through our hands is kept in a trust account, as the law requires, until the transfer is done or the agreement falls away. We never ask for purchase money by mail with new bank details: if you receive such a mail, phone us on the number at the foot of this page before you pay.</p>

<h2>9. Timeshare weeks</h2>
<ul>
<li>The buyer pays the transfer fee of the resort. It differs from week to week, and we state it before anything is signed.</li>
<li>The yearly levy is set by the resort or its share block company, not by us. Special levies are possible.</li>
<li>Levies must be paid up before a week can be transferred, used or banked with an exchange company.</li>
<li>Seasons and dates follow the resort’s own calendar for the year.</li>
</ul>

<h2>10. Letting and managing property</h2>
<p>Where we manage a property for you, a separate written mandate applies, and it goes before these terms where the two differ.</p>

<h2>11. Commission</h2>
<p>Commission is due only where a written mandate says so, at the rate written there. VAT is added where it applies.</p>

<h2>12. Your personal information</h2>
<p>We handle personal information under the Protection of Personal Information Act 4 of 2013. What we keep and why is in the <a href="/privacyPolicy">privacy policy</a>. We send news only to people who asked for it.</p>

<h2>13. What you may not do</h2>
<ul>
<li>Collect other people’s details from the site, by hand or by machine.</li>
<li>List, offer or write anything false, unlawful or hurtful, or anything that shuts people out unfairly.</li>
<li>Try to get into accounts or systems that are not yours, or to slow the site down for others.</li>
</ul>

<h2>14. How far we answer for things</h2>
<p>We answer for our own fault as the law provides. We do not answer for what an owner, agent, resort, bank or exchange company says or does, or for losses because the site could not be reached for a while. Nothing in these terms takes away a right that the Consumer Protection Act 68 of 2008 or another law gives you.</p>

<h2>15. Complaints and disputes</h2>
<p>Tell us first; we answer within five working days. If that does not settle it, you may take the matter to the Property Practitioners Regulatory Authority or to a court. South African law applies.</p>

<h2>16. Changes to these terms</h2>
<p>When the terms change, the new version and its date appear here. What you listed or agreed to earlier stays under the version you accepted.</p>`,
}

export const privacyPolicy: LegalPage = {
  version: 1,
  modified: '2026-11-15',
  title: 'Privacy policy',
  html: `<p>This page says what we know about you, why, and how to have it changed or removed. It follows the Protection of Personal Information Act 4 of 2013 (POPIA). The responsible party is the company at the foot of this page; our information officer is reached at the same phone number and e-mail address.</p>

<h2>What we keep</h2>
<ul>
<li><strong>When you write to us:</strong> your name, e-mail, phone number, message and where you heard of us.</li>
<li><strong>When you register:</strong> your name, contact details, username and a scrambled form of your password that we cannot read back.</li>
<li><strong>When you list something:</strong> what the listing needs, and for a sale also your identity or company number, marital status, your spouse’s details where the law asks for them, and bank details for paying you.</li>
<li><strong>When you make or receive an offer:</strong> the amount, the comment and what became of it.</li>
<li><strong>When you pay:</strong> the amount, the reference and whether it went through. Card numbers go straight to the payment provider; we never see them.</li>
<li><strong>When you search:</strong> what was searched for, with your username if you were logged in, so that we know what people look for.</li>
</ul>

<h2>Why we keep it</h2>
<p>To answer you, to run your account and listings, to put buyers and sellers in touch, to keep the records that property law and tax law ask of us, and to keep the site safe.</p>

<h2>Your consent, one thing at a time</h2>
<p>The box under an enquiry lets us use your details to answer that enquiry, and for nothing else. News and offers are a separate box, empty until you tick it. We record what you agreed to and when, and you may withdraw it at any time.</p>

<h2>Who else sees it</h2>
<ul>
<li>The owner or agent of a listing, when you enquire about it or make an offer on it.</li>
<li>The resort, conveyancer, bank or exchange company that has to carry out a sale you agreed to.</li>
<li>Companies that host the site, send its mail or handle its payments, under contract and for our purposes alone.</li>
<li>An authority, where the law obliges us.</li>
</ul>
<p>We do not sell personal information.</p>

<h2>How long</h2>
<p>Enquiries are kept for up to two years. Records of sales, leases and payments are kept for at least five years, because the law says so. An account is kept until you close it.</p>

<h2>How it is protected</h2>
<p>The site uses encrypted connections, passwords are stored scrambled, access is limited to the people who need it, and changes are logged. If something goes wrong with your information, we tell you and the Information Regulator.</p>

<h2>Cookies</h2>
<p>One cookie keeps you logged in. It holds no personal details and disappears when you log out or when the session ends. Where many people share one internet connection, a second cookie holds a random number that tells their browsers apart, so that one of them cannot use the site up for the others. It disappears when you close the browser. There are no advertising cookies.</p>

<h2>Your rights</h2>
<p>You may ask what we hold about you, have it corrected or deleted, or object to its use. It costs nothing, and we answer within 30 days. Where a law obliges us to keep a record, we say so. If you are not satisfied, you may complain to the Information Regulator of South Africa.</p>`,
}

export const websiteDisclaimer: LegalPage = {
  version: 1,
  modified: '2026-11-15',
  title: 'Website disclaimer',
  html: `<p>We take care with this site, but it is a guide and not advice.</p>

<h2>Listings</h2>
<p>Descriptions, sizes, prices and photos come from owners and agents. We check what we can and correct what is wrong when we learn of it. See a place yourself, and have the facts confirmed in writing, before you sign anything.</p>

<h2>Availability</h2>
<p>A listing may be sold, let or withdrawn before the site shows it. An offer, even an accepted one, is not a binding sale.</p>

<h2>Resorts</h2>
<p>Facilities, seasons and levies are set by each resort and may change. Distances and directions are approximate. Resort names belong to their owners; showing one does not mean that the resort recommends us.</p>

<h2>Calculators</h2>
<p>The bond calculator and the costs of buying are estimates from published tables, shown with their date. They are neither a quote nor credit advice. Your bank and your conveyancer give the figures that count.</p>

<h2>Links</h2>
<p>Links to other sites are there for convenience. What those sites say and do is their own affair.</p>

<h2>Errors and interruptions</h2>
<p>We may change the site without notice and cannot promise that it is always reachable. Nothing on this page limits a right that the law gives you.</p>

<h2>Questions</h2>
<p>If something looks wrong, tell us. Our phone number and e-mail address are at the foot of this page.</p>`,
}
