import MailComposer from 'nodemailer/lib/mail-composer';
import { headerText } from '../../email-message.rules';
import { filledIn, filledInHtml } from '../content/merge.rules';
import { returnPath, sealedId } from '../return-path.rules';
import { type CalendarInvitation, invitationFile } from '../content/invitation';
import { unsubscribePath } from '../unsubscribe/unsubscribe-path';
import type { Parcel } from './smtp-line';

/** What all letters of a dispatch have in common. */
export interface Words {
  subject: string;
  textBody: string;
  htmlBody: string;
  fromName: string;
  replyTo: string | null;
  category: string | null;
  invitation: CalendarInvitation | null;
}

/** Where letters come from, and with what their marks are made. */
export interface Sender {
  /** `no-reply@example.com`. */
  address: string;
  bounceAddress: string;
  /** Of the community: `https://demo.example.com`. */
  origin: string;
  secret: Buffer;
}

interface Recipient {
  id: string;
  name: string;
  address: string;
  fields: Readonly<Record<string, string>>;
}

/** Where one recipient unsubscribes. */
export const unsubscribeLink = ({ origin, secret }: Pick<Sender, 'origin' | 'secret'>, id: string): string =>
  `${origin}${unsubscribePath}?of=${sealedId(secret, 'unsubscribe', id)}`;

/**
 * The letter to one recipient as it goes over the wire. From is of the sender's own domain, so that SPF, DKIM and DMARC can
 * agree with it; answers go to the author. `{{unsubscribe}}` in the words is their own link (RFC 8058 has it in headers too).
 */
export async function compose(
  words: Words,
  sender: Sender,
  { id, name, address, fields }: Recipient,
): Promise<Parcel> {
  const link = words.category === null ? null : unsubscribeLink(sender, id);
  const values = { ...fields, unsubscribe: link ?? '' };
  const composer = new MailComposer({
    from: { name: headerText(words.fromName), address: sender.address },
    to: { name: headerText(name), address },
    ...(words.replyTo && { replyTo: words.replyTo }),
    subject: headerText(filledIn(words.subject, values)),
    text: filledIn(words.textBody, values),
    html: filledInHtml(words.htmlBody, values),
    ...(words.invitation && {
      icalEvent: {
        method: words.invitation.method,
        filename: 'invite.ics',
        content: invitationFile(words.invitation, {
          organizer: { name: words.fromName, email: sender.address },
          attendee: { name, email: address },
        }),
      },
    }),
    messageId: `<${id}@${sender.address.split('@')[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(link && {
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const content = await composer.compile().build();
  return {
    from: returnPath(sender.bounceAddress, sealedId(sender.secret, 'bounce', id)),
    to: address,
    content,
  };
}
