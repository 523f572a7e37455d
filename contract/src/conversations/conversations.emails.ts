import { defineEmail } from '../mail/email.ts'
import { button, letter, paragraph, quote, small } from '../mail/letter.ts'

/** Multi-line text, as it was typed. */
const written =
  '<p style="margin:0 0 20px;font-size:16px;line-height:1.6;color:#302b25;white-space:pre-line">[User.Message]</p>'

export const conversationReply = defineEmail({
  usage: 'ConversationReply',
  sent: 'To someone who enquired, wrote to us or made an offer, with a reply to them',
  wordedBy: 'system',
  fills: [
    'User.FullName',
    'User.Message',
    'System.ConversationAbout',
    'System.ConversationAuthor',
    'System.ListingLink',
  ],
  subject: 'Reply about [System.ConversationAbout]',
  body: letter(
    '[System.ConversationAuthor] replied',
    written,
    small('About: <a href="[System.ListingLink]">[System.ConversationAbout]</a>'),
    small('To respond, reply to this email.'),
  ),
})

export const conversationAnswer = defineEmail({
  usage: 'ConversationAnswer',
  sent: 'To the person assigned to a conversation, when the other side replies',
  wordedBy: 'system',
  fills: ['User.FullName', 'User.Message', 'System.ConversationAbout', 'System.ConversationLink'],
  subject: 'Reply from [User.FullName] about [System.ConversationAbout]',
  body: letter(
    'You have a reply',
    paragraph('[User.FullName] replied about <strong>[System.ConversationAbout]</strong>.'),
    quote('[User.Message]'),
    button('Open the conversation', '[System.ConversationLink]'),
    small('Reply on the site, so that your email address is not shared.'),
  ),
})
