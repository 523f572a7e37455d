export type FaqTopic = 'About timeshare' | 'Selling a week' | 'Buying a week' | 'Money and safety'

export type FaqSeed = { id: number; topic: FaqTopic; question: string; answerHtml: string }

export const faq: readonly FaqSeed[] = [
  {
    id: 1,
    topic: 'About timeshare',
    question: 'What is timeshare?',
    answerHtml:
      '<p>The right to use a furnished unit at a holiday resort for a set period every year, usually a week. You share the unit with the owners of the other weeks, and together you pay for its upkeep.</p>',
  },
  {
    id: 2,
    topic: 'About timeshare',
    question: 'What do I own when I own a week?',
    answerHtml:
      '<p>That depends on the resort. In a <strong>share block</strong> you own shares in the company that owns the resort, with the right to use your unit. Under <strong>sectional title</strong> you own a share of the unit itself. In a <strong>club</strong> you are a member with booking rights. A <strong>limited term</strong> right ends after a set number of years. Every resort page tells you which applies.</p>',
  },
  {
    id: 3,
    topic: 'About timeshare',
    question: 'What do Peak, Red, White, Blue and Flexi mean?',
    answerHtml:
      '<p>They are seasons. Peak 1 to Peak 4 are the weeks of the December, Easter, July and September school holidays. Red weeks are in high demand, White weeks in medium demand and Blue weeks in low demand. Each resort has its own calendar, because a popular week at the coast may be a quiet one in the bush. Flexi owners book a different week each year, outside the peak holidays.</p>',
  },
  {
    id: 4,
    topic: 'About timeshare',
    question: 'What is the difference between Fixed, Flexi, Module and Syndicate?',
    answerHtml:
      '<ul><li><strong>Fixed:</strong> the same unit and the same week every year.</li><li><strong>Flexi:</strong> a week that you book each year, outside the peak holidays.</li><li><strong>Module:</strong> a numbered slot that starts on a set day, for example 27 Fri. Some modules are a weekend or midweek stay rather than seven nights.</li><li><strong>Syndicate:</strong> a unit owned by a group whose weeks rotate, so that every owner gets a holiday week in turn.</li></ul>',
  },
  {
    id: 5,
    topic: 'About timeshare',
    question: 'What is the levy?',
    answerHtml:
      '<p>Your annual share of the cost of running the resort: staff, cleaning, repairs, furniture, rates and insurance. It is usually due 90 days before you arrive, and must be paid before you can use or bank the week. A resort may also raise a special levy for major repairs.</p>',
  },
  {
    id: 6,
    topic: 'About timeshare',
    question: 'Can I exchange my week for one at another resort?',
    answerHtml:
      '<p>Yes. You deposit your week with an exchange company and book a week at another resort instead. This is called space-banking. RCI, Dial an Exchange, First Exchange, iExchange and Interval International all accept South African weeks. Each has its own membership and exchange fees.</p>',
  },
  {
    id: 7,
    topic: 'Selling a week',
    question: 'How do I list my week?',
    answerHtml:
      '<p>Register or log in, open <a href="/timeshare/sell">Sell Timeshare</a> and keep your levy statement handy: it has most of the details you need. The form takes about ten minutes. If you prefer, phone us and we will complete it together.</p>',
  },
  {
    id: 8,
    topic: 'Selling a week',
    question: 'What does it cost to list?',
    answerHtml:
      '<p>A once-off listing fee, including VAT. You will see the amount on the <a href="/timeshare/sell">Sell Timeshare</a> page before you start. You can pay by card or EFT. If you change your mind within seven days of paying, we refund the fee.</p>',
  },
  {
    id: 9,
    topic: 'Selling a week',
    question: 'When is my week published?',
    answerHtml:
      '<p>Once the listing fee is paid and we have confirmed the week and its levy with the resort. Card payments are confirmed immediately. An EFT usually takes one to two working days to clear.</p>',
  },
  {
    id: 10,
    topic: 'Selling a week',
    question: 'What is my week worth?',
    answerHtml:
      '<p>Usually less than it cost new. The price depends on the resort, the season, the size of the unit, the levy and whether it is paid up. Look at similar weeks under <a href="/timeshare/buy">Timeshare To Buy</a>, or phone us and we will tell you what weeks like yours have been listed for.</p>',
  },
  {
    id: 11,
    topic: 'Selling a week',
    question: 'Can I sell a week if I owe levies?',
    answerHtml:
      '<p>You can list it, but the listing must say so, and the arrears must be settled before the resort will transfer the week. They are often paid from the proceeds of the sale.</p>',
  },
  {
    id: 12,
    topic: 'Selling a week',
    question: 'I have banked this year’s week. Can I still sell?',
    answerHtml:
      '<p>Yes. Tell us on the form that the week is banked, and with which exchange company. The buyer’s first year is then the first one you have not used, unless you agree to include the banked week in the sale.</p>',
  },
  {
    id: 13,
    topic: 'Selling a week',
    question: 'Can an agent or a family member list my week for me?',
    answerHtml:
      '<p>Yes, with your written mandate. The listing records you as the owner. If an agent lists the week, it also shows the agent’s valid Fidelity Fund Certificate number.</p>',
  },
  {
    id: 14,
    topic: 'Selling a week',
    question: 'I am married in community of property. Does my spouse have to agree?',
    answerHtml:
      '<p>Yes. The week belongs to both of you, so the form asks for your spouse’s details and you both sign the sale documents.</p>',
  },
  {
    id: 15,
    topic: 'Buying a week',
    question: 'How do I buy a week?',
    answerHtml:
      '<p>Find a week under <a href="/timeshare/buy">Timeshare To Buy</a> and select Interested to ask a question or make an offer. Once the owner accepts, we draw up the agreement, you both sign it, you pay into the trust account, and the resort transfers the week into your name.</p>',
  },
  {
    id: 16,
    topic: 'Buying a week',
    question: 'Is an accepted offer a sale?',
    answerHtml:
      '<p>No. It records that you and the owner both intend to go ahead, and the week is shown as Offer Pending in the meantime. The sale only becomes binding when you both sign the written agreement. Until then, either of you may withdraw at no cost.</p>',
  },
  {
    id: 17,
    topic: 'Buying a week',
    question: 'What do I pay on top of the price?',
    answerHtml:
      '<p>A transfer fee, which is paid by the buyer and varies from week to week, and the annual levy from then on. We tell you both amounts before you sign.</p>',
  },
  {
    id: 18,
    topic: 'Buying a week',
    question: 'What is a tender week?',
    answerHtml:
      '<p>A week that is sold to the best offer received by a closing date. Often the resort itself is the seller. You make an offer in the usual way; phone us for the closing date.</p>',
  },
  {
    id: 19,
    topic: 'Buying a week',
    question: 'Can I give up my week later?',
    answerHtml:
      '<p>Not simply by staying away: you owe the levy for as long as the week is in your name. You can sell the week, give it to someone who agrees to take it over, or ask whether the resort accepts weeks back. Read the scheme’s rules on this before you buy.</p>',
  },
  {
    id: 20,
    topic: 'Money and safety',
    question: 'Where is my money until the week is mine?',
    answerHtml:
      '<p>In a trust account, separate from our own money. The seller is paid once the resort has confirmed the transfer, and not before. If the sale falls through, your money is refunded.</p>',
  },
  {
    id: 21,
    topic: 'Money and safety',
    question: 'Are you registered estate agents?',
    answerHtml:
      '<p>Yes. We are registered with the Property Practitioners Regulatory Authority and hold a valid Fidelity Fund Certificate. The certificate number is shown on this site, and you can verify it with the Authority.</p>',
  },
  {
    id: 22,
    topic: 'Money and safety',
    question: 'Someone phoned me asking for a fee to sell my week. Was it you?',
    answerHtml:
      '<p>We do not make cold calls. You pay our listing fee here on the site, and we never ask for your password or send new bank details by email. If in doubt, hang up and call the number at the top of this page.</p>',
  },
]
