import { chooseLanguage } from '../http/visitor-language.ts';
import { isPublicMailAddress } from '../mail/mail-address.ts';
import { mailBody } from '../mail/mail-body.ts';
import type { Mail } from '../mail/mailer.ts';
import type { DueMessage } from '../store/messages/message-store.ts';

/** The mail that brings a message to the owner of a website; an answer to it goes to the writer, where that is possible. */
export function messageMail({ to, name, contact, text, title, language }: DueMessage): Mail {
  const spoken = chooseLanguage(language);
  const words = spoken.words.write.mail;
  const canReply = isPublicMailAddress(contact);
  const heading = words.subject(name);
  const way = canReply ? words.answer(contact) : words.reach(contact);
  const body = mailBody({
    language: spoken,
    heading,
    paragraphs: [text, ...(contact === '' ? [] : [way])],
    footer: [words.why(title), words.kept],
  });
  return { to, subject: heading, ...body, ...(canReply && { replyTo: contact }) };
}
