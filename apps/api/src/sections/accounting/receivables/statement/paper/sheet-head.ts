import { buffer } from 'node:stream/consumers';
import { defineMessages, messagesIn } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { dateFormats, formatDay, formatMoney } from '@courtyard/contract/formats';
import type { Letterhead } from '../../../../../platform/mail/paper/billing-paper';
import { paperSizeOf, type PaperSize } from '../../../../../platform/mail/paper/paper-size.rules';
import type { ReadContext } from '../../../../../platform/section/call-context';
import { keptBranding } from '../../../../../platform/tenancy/community/branding/community-branding.sql';
import { storedPreferences } from '../../../../../platform/tenancy/preferences/preferences.sql';
import { howToPayOf } from './parts/how-to-pay.sql';
import { paperLabels } from './paper.labels';
import en from './sheet-head.en.json';
import es from './sheet-head.es.json';

const messages = defineMessages({ en, es });

/** What every paper begins with, and how it says days and amounts. */
export interface Sheet {
  letterhead: Letterhead;
  size: PaperSize;
  language: Language;
  /** How to pay, in the community's own words; null where it said nothing. */
  howToPay: string | null;
  day: (day: string) => string;
  money: (amountMinor: number) => string;
  label: (name: keyof typeof paperLabels) => string;
  /** `Page {page} of {count}`. */
  pageOf: string;
}

type Context = Pick<ReadContext, 'tx' | 'tenant' | 'platform'>;

/** The language and the form of days that a reader chose; of who is no member, the community's own. */
interface Reader {
  language: Language;
  dateFormat?: string | null;
}

/** Who asks reads it. */
export const readerOf = async ({ tx, caller }: Pick<ReadContext, 'tx' | 'caller'>): Promise<Reader> =>
  storedPreferences(tx, caller.memberId);

async function logoBytes({ tx, platform }: Context, fileId: string | null): Promise<Buffer | null> {
  if (fileId === null) return null;
  return buffer(await platform.files.read(tx, fileId));
}

/** The community's head of a paper in a reader's language. */
export async function sheetFor(context: Context, { language, dateFormat }: Reader): Promise<Sheet> {
  const { tx, tenant } = context;
  const look = await keptBranding(tx);
  const { postalAddress } = (await tx
    .selectFrom('mailingSetting')
    .select('postalAddress')
    .executeTakeFirst()) ?? { postalAddress: null };
  const { timeZone, currency, name } = tenant;
  const settings = { language, timeZone, dateFormat: dateFormat ?? dateFormats[0] };
  return {
    letterhead: {
      name,
      address: (postalAddress ?? '').split('\n').filter(Boolean),
      logo: await logoBytes(context, look.logoFileId),
      color: look.wordmarkLight,
    },
    size: paperSizeOf(timeZone),
    language,
    howToPay: await howToPayOf(tx),
    day: (day) => formatDay(day, settings),
    money: (amountMinor) => formatMoney(amountMinor, currency, { language }),
    label: (label) => paperLabels[label][language],
    // Whoever draws the paper knows how many pages it has.
    pageOf: messagesIn(messages, language)('page', { page: '{page}', count: '{count}' }),
  };
}

/** The head of an answer that is a PDF. */
export const pdfHeaders = (name: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `attachment; filename="${name}.pdf"`,
  'cache-control': 'private, no-store',
});
