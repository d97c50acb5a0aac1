import type { MailQueue } from '../mail/deliver.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MessageStore } from '../store/messages/message-store.ts';
import { messageMail } from './message-mail.ts';

/** The messages to the owners of websites. An owner who gets many gets them one by one, between those to others. */
export function messageQueue(
  messages: Pick<MessageStore, 'claim' | 'delivered' | 'rest'>,
  mailer: Pick<Mailer, 'send'>,
): MailQueue {
  return {
    sendNext: async (now) => {
      const message = await messages.claim(now);
      if (!message) return undefined;
      const result = await mailer.send(messageMail(message), undefined);
      if (result === 'sent') await messages.delivered(message.id);
      await messages.rest(message.to, now);
      return result;
    },
  };
}
