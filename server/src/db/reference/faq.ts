export type FaqTopic = 'What timeshare is' | 'Selling a week' | 'Buying a week' | 'Money and safety'

export type FaqSeed = { id: number; topic: FaqTopic; question: string; answerHtml: string }

export const faq: readonly FaqSeed[] = [
  {
    id: 1,
    topic: 'What timeshare is',
    question: 'What is timeshare?',
    answerHtml:
      '<p>The right to use a furnished unit at a holiday resort for the same length of time every year, usually a week. You share the unit with the owners of the other weeks, and together you pay for its upkeep.</p>',
  },
  {
    id: 2,
    topic: 'What timeshare is',
    question: 'What do I own when I own a week?',
    answerHtml:
      '<p>That depends on the resort. In a <strong>share block</strong> you own shares in the company that owns the resort, with the right to use your unit. Under <strong>sectional title</strong> you own a part of the unit itself. In a <strong>club</strong> you are a member with rights to book. A <strong>limited term</strong> ends after a set number of years. Every resort page says which it is.</p>',
  },
  {
    id: 3,
    topic: 'What timeshare is',
    question: 'What do Peak, Red, White, Blue and Flexi mean?',
    answerHtml:
      '<p>They are seasons. Peak 1 to Peak 4 lie in the December, Easter, July and September school holidays. Red weeks are in high demand, White in medium and Blue in low demand. Each resort has its own calendar, because a good week at the sea is not a good week in the bush. Flexi owners choose from the weeks outside peak, year by year.</p>',
  },
  {
    id: 4,
    topic: 'What timeshare is',
    question: 'What is the difference between Fixed, Flexi, Module and Syndicate?',
    answerHtml:
      '<ul><li><strong>Fixed:</strong> the same unit and the same week every year.</li><li><strong>Flexi:</strong> a week you book each year outside the peak holidays.</li><li><strong>Module:</strong> a numbered slot that starts on a set day, such as 27 Fri; some are a midweek or a weekend instead of seven nights.</li><li><strong>Syndicate:</strong> a unit shared by a group whose weeks rotate, so that everyone gets a holiday week in turn.</li></ul>',
  },
  {
    id: 5,
    topic: 'What timeshare is',
    question: 'What is the levy?',
    answerHtml:
      '<p>Your yearly share of running the resort: staff, cleaning, repairs, furniture, rates and insurance. It is usually due 90 days before you arrive, and it must be paid before you can use or bank the week. A resort may also ask a special levy for a large repair.</p>',
  },
  {
    id: 6,
    topic: 'What timeshare is',
    question: 'Can I go somewhere else with my week?',
    answerHtml:
      '<p>Yes. You deposit your week with an exchange company and take a week at another resort instead. This is called space-banking. RCI, Dial an Exchange, First Exchange, iExchange and Interval International all work with South African weeks; each has its own membership and exchange fee.</p>',
  },
  {
    id: 7,
    topic: 'Selling a week',
    question: 'How do I list my week?',
    answerHtml:
      '<p>Register or log in, open <a href="/timeshare/sell">Sell Timeshare</a> and have your levy statement beside you: nearly everything the form asks stands on it. It takes about ten minutes. If you would rather do it over the phone, call us and we fill it in together.</p>',
  },
  {
    id: 8,
    topic: 'Selling a week',
    question: 'What does it cost to list?',
    answerHtml:
      '<p>A once-off listing fee, VAT included. The amount is shown on the <a href="/timeshare/sell">Sell Timeshare</a> page before you start. You may pay by card or by EFT. If you change your mind within seven days, we pay it back.</p>',
  },
  {
    id: 9,
    topic: 'Selling a week',
    question: 'When does my week appear on the site?',
    answerHtml:
      '<p>Once the fee is paid and we have checked the week and its levy with the resort. A card payment is confirmed at once; an EFT normally takes one to two working days to arrive.</p>',
  },
  {
    id: 10,
    topic: 'Selling a week',
    question: 'What is my week worth?',
    answerHtml:
      '<p>Mostly less than was paid for it new. What counts is the resort, the season, the size of the unit, the levy and whether it is paid up. Look at weeks like yours under <a href="/timeshare/buy">Timeshare To Buy</a>, or phone us and we tell you what similar weeks were listed for.</p>',
  },
  {
    id: 11,
    topic: 'Selling a week',
    question: 'May I sell a week with levies owing?',
    answerHtml:
      '<p>You may list it, but you must say so, and the arrears have to be settled before the resort will transfer it. They are often paid out of the price.</p>',
  },
  {
    id: 12,
    topic: 'Selling a week',
    question: 'I have banked this year’s week. Can I still sell?',
    answerHtml:
      '<p>Yes. Tick that the week is banked and choose the exchange company. The buyer then starts with the first year that is not yet used, unless the two of you agree that the banked week goes along.</p>',
  },
  {
    id: 13,
    topic: 'Selling a week',
    question: 'May an agent or a family member list for me?',
    answerHtml:
      '<p>Yes, with your written mandate. The listing then carries your details as the owner, and an agent’s listing shows a valid Fidelity Fund Certificate number.</p>',
  },
  {
    id: 14,
    topic: 'Selling a week',
    question: 'I am married in community of property. Does my spouse have to agree?',
    answerHtml:
      '<p>Yes. The week belongs to both of you, so the form asks for your spouse’s details and both of you sign the papers of the sale.</p>',
  },
  {
    id: 15,
    topic: 'Buying a week',
    question: 'How do I buy a week?',
    answerHtml:
      '<p>Find a week under <a href="/timeshare/buy">Timeshare To Buy</a> and press Interested to ask a question or make an offer. When the owner accepts, we draw up the papers, you both sign them, you pay into the trust account, and the resort transfers the week to your name.</p>',
  },
  {
    id: 16,
    topic: 'Buying a week',
    question: 'Is an accepted offer a sale?',
    answerHtml:
      '<p>No. It records that you and the owner both want to go on, and the week is shown as Offer Pending meanwhile. The sale is the agreement that you both sign on paper. Until then either of you may withdraw without paying anything.</p>',
  },
  {
    id: 17,
    topic: 'Buying a week',
    question: 'What do I pay besides the price?',
    answerHtml:
      '<p>The transfer fee, which the buyer pays and which differs from week to week, and from then on the yearly levy. We tell you both amounts before you sign.</p>',
  },
  {
    id: 18,
    topic: 'Buying a week',
    question: 'What is a tender week?',
    answerHtml:
      '<p>A week that goes to the best offer by a set day, often one that the resort itself is selling. You make your offer as usual; the closing day stands on the listing.</p>',
  },
  {
    id: 19,
    topic: 'Buying a week',
    question: 'Can I stop being an owner later?',
    answerHtml:
      '<p>Not by simply staying away: the levy stays due for as long as the week is in your name. You can sell it, give it to somebody who accepts it, or ask whether the resort takes weeks back. Read the scheme’s rules about this before you buy.</p>',
  },
  {
    id: 20,
    topic: 'Money and safety',
    question: 'Where is my money until the week is mine?',
    answerHtml:
      '<p>In a trust account, apart from our own money. The seller is paid once the resort has confirmed the transfer, not a day earlier. If the sale falls away, the money comes back to you.</p>',
  },
  {
    id: 21,
    topic: 'Money and safety',
    question: 'Are you registered estate agents?',
    answerHtml:
      '<p>Yes. We are registered with the Property Practitioners Regulatory Authority and hold a valid Fidelity Fund Certificate. Its number stands on every page, and you can check it with the Authority.</p>',
  },
  {
    id: 22,
    topic: 'Money and safety',
    question: 'Somebody phoned and wants a fee to sell my week. Is that you?',
    answerHtml:
      '<p>We do not phone people out of the blue. Our listing fee is paid here on the site, and we never ask for your password or send new bank details by mail. If in doubt, put the phone down and call the number at the top of this page.</p>',
  },
]
