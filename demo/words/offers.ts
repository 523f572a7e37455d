export const bidComments = [
  'We saw it on Saturday and would like to move before school starts.',
  'Cash buyer, no bond needed. We can sign this week.',
  'Our bond is approved in principle with two banks.',
  'We have holidayed there for eleven years and would love a week of our own.',
  'Offer subject to the sale of our flat in Randburg, which is already with the attorneys.',
  'The kitchen needs work, so we come in a little lower. Happy to talk.',
  'We would take over the furniture as well, if that suits you.',
  'This is for my parents, who want to live closer to us.',
  'Could we have occupation on the first of the month?',
  'Please tell us whether the levy for next year is already paid.',
  'I have looked at five in the area and yours is the one.',
  'We can pay within ten days of the transfer papers being ready.',
  'Offer includes the transfer fee.',
  'I own the week before yours, so this would make it a fortnight.',
  'We are open to meet you half-way.',
  '',
]

export const tenderComments = [
  'Tender for this week, valid until the end of the month.',
  'Our best figure, as asked.',
  'Tender by a family syndicate of four.',
]

export const counterComments = [
  'Thank you. Meet me at this figure and it is yours.',
  'The levies are paid up to the end of next year, hence this price.',
  'I can come down this far, with the furniture included.',
  'My wife and I talked about it: this is our lowest.',
]

export const acceptComments = [
  'Thank you, we accept. The office will send the papers.',
  'Accepted. We are glad it goes to a family.',
  'Agreed at this amount.',
  '',
]

export const declineReasons = [
  'Too far below what we ask; we are not in a hurry.',
  'We have accepted another offer, sorry.',
  'We cannot wait for the sale of your own place.',
  'The amount is fine, but the occupation date does not suit us.',
  'We decided to keep the week for another year.',
]

export const withdrawComments = [
  'We found something closer to work. Thank you for your time.',
  'The bank said no. I hope you find your buyer.',
  'Circumstances have changed on our side.',
]
