import type { Language } from '@courtyard/contract/fields/labels';
import { messagesIn } from '@courtyard/contract/messages';
import type { EmailMessage, EmailPart } from '../../../../../platform/mail/email-message.rules';
import type { DueRecord } from '../../../../../platform/mail/reminders/reminder';
import { whenFrom } from '../../../../../platform/mail/reminders/reminders.rules';
import { longDay } from '../../../../../platform/notifications/kind';
import type { AssetDue, DueKind } from './asset-due.sql';
import { assetMessages } from './asset-due.texts';

type DueAsset = AssetDue & DueRecord;

interface Writing {
  language: Language;
  today: string;
  /** Whole address of the register. */
  page: string;
}

/** A mail of more would be read by nobody, nor taken by every server. */
const maxLines = 100;

/** To those who keep the register: its services and warranties that fall due. */
export function assetsDueEmail(all: readonly DueAsset[], { language, today, page }: Writing): EmailMessage {
  const t = messagesIn(assetMessages, language);
  const parts = (kind: DueKind): EmailPart[] => {
    const ofKind = all.filter((each) => each.kind === kind);
    const left = ofKind.length - maxLines;
    return [
      ...ofKind.slice(0, maxLines).map(({ id, name, location, on, provider }) => {
        const text = t(`letter.${kind}`, {
          asset: [name, location].filter(Boolean).join(', '),
          when: whenFrom(today, on, language),
          day: longDay(on, language),
        });
        return { text: provider ? `${text} (${provider})` : text, link: `${page}/details?id=${id}` };
      }),
      ...(left > 0 ? [{ text: t('letter.more', { count: left }), link: page }] : []),
    ];
  };
  return {
    subject: t('letter.subject', { count: all.length }),
    body: [t('letter.intro'), ...parts('service'), ...parts('warranty'), t('letter.next')],
  };
}
