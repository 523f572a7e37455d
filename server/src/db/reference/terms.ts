export type LegalPage = { version: number; modified: string; title: string; html: string }

/**
 * The pages refer to "the company named at the foot of this page", so a change of name, address or
 * certificate in the settings never leaves a legal text out of date.
 */
export const termsConditions: LegalPage = {
  version: 1,
  modified: '2026-11-15',
  title: 'Terms and conditions',
  html: `<p>These terms apply when you use this site, list on it or make an offer through it. We have kept them in plain language. If anything is unclear, phone us before you accept them.</p>

<h2>1. Who we are</h2>
<p>“We” means the company named at the foot of every page, where you also find our address and phone number. We are a registered property practitioner under the Property Practitioners Act 22 of 2019 and hold a Fidelity Fund Certificate. “You” means anyone who uses the site.</p>

<h2>2. What the site does</h2>
<p>The site brings together people who sell or let homes, business premises and timeshare weeks, and people who want to buy or rent them. We check what we reasonably can, but whoever places a listing is responsible for its contents.</p>

<h2>3. Your account</h2>
<ul>
<li>You must be 18 or older, or have the consent of a parent or guardian.</li>
<li>Give your own correct details and keep them up to date.</li>
<li>Keep your password secret. Tell us immediately if someone else may know it.</li>
<li>We may close an account that is used for fraud, for spam, or to list property that the user has no right to sell or let.</li>
</ul>

<h2>4. Listing with us</h2>
<ul>
<li>You may list only what you own, or what the owner has authorised you in writing to list.</li>
<li>Everything in the listing must be true: the price, the size, the season, the levy and whether it is paid, and any bond, tenant or dispute that a buyer would want to know about.</li>
<li>A timeshare listing must name the scheme and its address, the type of accommodation, the legal basis of the right and, where the right is limited, the number of years left.</li>
<li>A property practitioner’s listing must show a valid Fidelity Fund Certificate number.</li>
<li>You must have the right to use the photos you upload. You allow us to show them with the listing for as long as it is published.</li>
<li>We may refuse, correct or remove a listing that breaks these terms or the law.</li>
</ul>

<h2>5. The listing fee</h2>
<p>Listing a property or a timeshare week costs a once-off fee. The amount, including VAT, is shown before you submit the listing and again before you pay. You may pay by card or by EFT. The listing is published once the payment is confirmed and, for a timeshare week, once we have checked the week with the resort. The fee covers the listing. It is not a commission, and it does not guarantee a sale or a tenant.</p>

<h2>6. Cooling-off period</h2>
<p>Under section 44 of the Electronic Communications and Transactions Act 25 of 2002 you may cancel the listing within seven days of paying, without giving a reason and without penalty. Write to us or phone us; we will remove the listing and refund the fee within 30 days. This applies even if the listing was published during those seven days at your request.</p>

<h2>7. Offers</h2>
<ul>
<li>An offer made through the site tells the owner what you are willing to pay.</li>
<li>When an owner accepts an offer, both sides record that they intend to go ahead. <strong>That is not a sale and does not bind anyone to buy or sell.</strong> A sale of land requires a written agreement signed by hand by both parties, and a timeshare week is transferred only in terms of its scheme’s own documents.</li>
<li>Either side may withdraw at no cost until that agreement is signed.</li>
<li>You may change an offer until the owner responds to it. An owner who declines an offer may give a reason.</li>
</ul>

<h2>8. Money and the trust account</h2>
<p>Any deposit or purchase price that a buyer pays to us is held in a trust account, as the law requires, until the transfer is complete or the agreement falls away. We never send new bank details for purchase money by email. If you receive such an email, phone us on the number at the foot of this page before you pay.</p>

<h2>9. Timeshare weeks</h2>
<ul>
<li>The buyer pays the resort’s transfer fee. It varies from week to week, and we state it before anything is signed.</li>
<li>The annual levy is set by the resort or its share block company, not by us. Special levies may be raised.</li>
<li>Levies must be paid up before a week can be transferred, used or banked with an exchange company.</li>
<li>Seasons and dates follow the resort’s own calendar for the year.</li>
</ul>

<h2>10. Letting and managing property</h2>
<p>Where we manage a property for you, a separate written mandate applies. If it differs from these terms, the mandate takes precedence.</p>

<h2>11. Commission</h2>
<p>Commission is payable only where a written mandate provides for it, and at the rate stated there. VAT is added where applicable.</p>

<h2>12. Your personal information</h2>
<p>We process personal information in accordance with the Protection of Personal Information Act 4 of 2013. Our <a href="/privacyPolicy">privacy policy</a> explains what we hold and why. We send newsletters only to people who have subscribed to them.</p>

<h2>13. What you may not do</h2>
<ul>
<li>Collect other people’s details from the site, manually or automatically.</li>
<li>List, offer or write anything false, unlawful, abusive or unfairly discriminatory.</li>
<li>Try to gain access to accounts or systems that are not yours, or disrupt the site for others.</li>
</ul>

<h2>14. Liability</h2>
<p>We are liable for our own fault as the law provides. We are not liable for what an owner, agent, resort, bank or exchange company says or does, or for losses caused by the site being temporarily unavailable. Nothing in these terms limits a right that the Consumer Protection Act 68 of 2008 or another law gives you.</p>

<h2>15. Complaints and disputes</h2>
<p>Please contact us first; we will respond within five working days. If the matter is not resolved, you may refer it to the Property Practitioners Regulatory Authority or to a court. South African law applies.</p>

<h2>16. Changes to these terms</h2>
<p>When these terms change, the new version and its date appear here. Anything you listed or agreed to earlier remains subject to the version you accepted.</p>`,
}

export const privacyPolicy: LegalPage = {
  version: 1,
  modified: '2026-11-15',
  title: 'Privacy policy',
  html: `<p>This policy explains what personal information we hold, why we hold it, and how you can have it corrected or deleted. It follows the Protection of Personal Information Act 4 of 2013 (POPIA). The responsible party is the company named at the foot of this page. You can reach our information officer at the same phone number and email address.</p>

<h2>What we collect</h2>
<ul>
<li><strong>When you contact us:</strong> your name, email address, phone number, message and how you heard about us.</li>
<li><strong>When you register:</strong> your name, contact details and username, and your password in a form that cannot be read back.</li>
<li><strong>When you list a property or a week:</strong> the details of the listing and, for a sale, your identity or company registration number, marital status, your spouse’s details where the law requires them, and the bank details we need to pay you.</li>
<li><strong>When you make or receive an offer:</strong> the amount, any comments and the outcome.</li>
<li><strong>When you pay:</strong> the amount, the reference and whether the payment was successful. Card numbers go directly to the payment provider; we never see them.</li>
<li><strong>When you search:</strong> your search terms, with your username if you are logged in, so that we know what people are looking for.</li>
</ul>

<h2>Why we use it</h2>
<p>To reply to you, to run your account and listings, to put buyers and sellers in touch, to keep the records that property and tax law require, and to keep the site secure.</p>

<h2>Your consent</h2>
<p>The tick box below an enquiry lets us use your details to deal with that enquiry, and for nothing else. News and offers have a separate box, which is empty until you tick it. We record what you agreed to and when, and you may withdraw your consent at any time.</p>

<h2>Who we share it with</h2>
<ul>
<li>The owner or agent of a listing, when you enquire about it or make an offer on it.</li>
<li>The resort, conveyancer, bank or exchange company that needs it to complete a sale you have agreed to.</li>
<li>Companies that host the site, send its emails or process its payments, under contract and for our purposes only.</li>
<li>The authorities, where the law obliges us to.</li>
</ul>
<p>We do not sell personal information.</p>

<h2>How long we keep it</h2>
<p>We keep enquiries for up to two years after the last message about them. We keep records of sales, leases and payments for at least five years, as the law requires. We keep your account until you close it.</p>

<h2>How we protect it</h2>
<p>Connections to the site are encrypted, passwords are stored in a form that cannot be read back, access is limited to the people who need it, and changes are logged. If your information is compromised, we will notify you and the Information Regulator.</p>

<h2>Cookies</h2>
<p>We use four cookies, and none of them is for advertising:</p>
<ul>
<li>One keeps you logged in. It contains no personal details and is removed when you log out or your session ends.</li>
<li>One remembers whether you chose light or dark colours.</li>
<li>If you follow a link in one of our campaigns, one records for seven days which campaign it was, so that we know which campaigns lead to enquiries.</li>
<li>Where many people share one internet connection, one holds a random number that tells their browsers apart, so that limits on use apply to each browser separately. It is removed when you close the browser.</li>
</ul>

<h2>Your rights</h2>
<p>You may ask what information we hold about you, have it corrected or deleted, or object to its use. This is free of charge, and we will respond within 30 days. Where the law obliges us to keep a record, we will tell you. If you are not satisfied, you may complain to the Information Regulator of South Africa.</p>`,
}

export const websiteDisclaimer: LegalPage = {
  version: 1,
  modified: '2026-11-15',
  title: 'Website disclaimer',
  html: `<p>We take care to keep this site accurate, but its contents are for general information and are not professional advice.</p>

<h2>Listings</h2>
<p>Descriptions, sizes, prices and photos are supplied by owners and agents. We check what we can and correct errors when we become aware of them. View a property yourself, and have the facts confirmed in writing, before you sign anything.</p>

<h2>Availability</h2>
<p>A listing may have been sold, let or withdrawn before the site is updated. An offer, even an accepted one, is not a binding sale.</p>

<h2>Resorts</h2>
<p>Facilities, seasons and levies are set by each resort and may change. Distances and directions are approximate. Resort names belong to their owners; their appearance here does not mean that the resort endorses us.</p>

<h2>Calculators</h2>
<p>The bond calculator and the cost-of-buying calculator give estimates based on published tables, shown with their date. They are neither quotations nor credit advice. Ask your bank and your conveyancer for exact figures.</p>

<h2>Links</h2>
<p>Links to other sites are provided for convenience. We are not responsible for the content of those sites.</p>

<h2>Errors and interruptions</h2>
<p>We may change the site without notice and cannot guarantee that it will always be available. Nothing on this page limits a right that the law gives you.</p>

<h2>Questions</h2>
<p>If something looks wrong, please tell us. Our phone number and email address are at the foot of this page.</p>`,
}
