import type { Audience } from '@courtyard/contract';
import type { MailingCheck } from '@courtyard/contract/communications/mailing/mailing';
import type { RichText } from '@courtyard/contract/fields/rich-text';
import { sql } from 'kysely';
import { allOf, everyWord } from '../../../../platform/database/lists/search.sql';
import type { Tx } from '../../../../platform/database/database';
import { filledInHtml } from '../../../../platform/mail/dispatch/content/merge.rules';
import { framedEmail } from '../../../../platform/mail/dispatch/content/email-frame.rules';
import type { ReadContext } from '../../../../platform/section/call-context';
import {
  canKnow,
  requireChooses,
  requireSeesNames,
  requireSeesNamesOf,
  seesNames,
} from '../../../../platform/notifications/audience/audience-rights';
import { storedAudience } from '../../../../platform/notifications/audience/stored-audience.sql';
import { fieldTroubles } from './mailing-fields.rules';
import { type MailingReader, readersOf, withheldFrom } from './mailing-readers';

interface MailingWords {
  subject: string;
  body: RichText;
  category: string;
}

/** What one can unsubscribe from; null for what the law or the documents demand. */
export const categoryOf = ({ category }: Pick<MailingWords, 'category'>): string | null =>
  category === 'notice' ? null : `mailing.${category}`;

export const postalAddressOf = async (tx: Tx): Promise<string | null> =>
  (await tx.selectFrom('mailingSetting').select('postalAddress').executeTakeFirst())?.postalAddress ?? null;

/** Subject, text and HTML with fields in them, in the community's frame. */
export async function lettersOf(
  { tx, tenant, platform }: Pick<ReadContext, 'tx' | 'tenant' | 'platform'>,
  words: MailingWords,
): Promise<{ subject: string; textBody: string; htmlBody: string }> {
  const { text, html } = framedEmail({
    community: tenant.name,
    subject: words.subject,
    body: words.body,
    origin: platform.tenants.addressOf(tenant),
    language: tenant.language,
    postalAddress: await postalAddressOf(tx),
    canUnsubscribe: categoryOf(words) !== null,
  });
  return { subject: words.subject, textBody: text, htmlBody: html };
}

/** What a preview shows where it has nobody to show: the fields' own names. */
const nobody: Pick<MailingReader, 'name' | 'email' | 'values'> = {
  name: 'Alex Example',
  email: null,
  values: {
    name: 'Alex Example',
    firstName: 'Alex',
    community: '',
    today: '',
    unit: '101',
    address: '1 Main Street',
  },
};

/** Those of a search who got it, or will, as they were when it was sent; null for a draft. */
export async function sentTo(
  { tx }: Pick<ReadContext, 'tx'>,
  dispatchId: string,
  { search = '', most }: { search?: string | undefined; most: number },
): Promise<{ key: string; name: string; email: string | null }[]> {
  return tx
    .selectFrom('dispatchRecipient')
    .select(['who as key', 'name', 'address as email'])
    .where('dispatchId', '=', dispatchId)
    .where(allOf(everyWord(search, ['dispatch_recipient.name', 'dispatch_recipient.address'])))
    .orderBy('nameSort')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** What was frozen for one recipient, or the first; undefined where there is none of that key, or who got it is deleted. */
async function frozenFields(tx: Tx, dispatchId: string, key: string | undefined) {
  const row = await tx
    .selectFrom('dispatchRecipient')
    .select('fields')
    .where('dispatchId', '=', dispatchId)
    .$if(key !== undefined, (query) => query.where('who', '=', key ?? ''))
    .orderBy('nameSort')
    .limit(1)
    .executeTakeFirst();
  return row?.fields;
}

/**
 * The letter as one recipient gets it: sent, from what was frozen then; of a draft, as they would get it today. As somebody made
 * up gets it where there is nobody, and for who may not see who the readers are.
 */
export async function previewOf(
  context: ReadContext,
  mailing: MailingWords & { audienceId: string; dispatchId: string | null },
  key: string | undefined,
): Promise<string> {
  const { tx } = context;
  const audience = await storedAudience(tx, mailing.audienceId);
  if (key !== undefined) {
    requireSeesNames(context);
    await requireSeesNamesOf(context, audience);
  }
  const isNamed = seesNames(context) && (await canKnow(context, audience));
  if (mailing.dispatchId !== null) {
    const { htmlBody } = await tx
      .selectFrom('dispatch')
      .select('htmlBody')
      .where('id', '=', mailing.dispatchId)
      .executeTakeFirstOrThrow();
    const fields = isNamed ? await frozenFields(tx, mailing.dispatchId, key) : undefined;
    return filledInHtml(htmlBody, { ...(fields ?? nobody.values), unsubscribe: '#' });
  }
  const readers = isNamed ? await readersOf(context, audience) : [];
  const reader = readers.find((one) => one.key === key) ?? readers[0] ?? nobody;
  const { htmlBody } = await lettersOf(context, mailing);
  return filledInHtml(htmlBody, { ...reader.values, unsubscribe: '#' });
}

/** Whom words and audience would reach now, and which fields have no value for whom. */
export async function checkMailing(
  context: ReadContext,
  words: MailingWords & { audience: Audience },
): Promise<MailingCheck> {
  const { tx, caller } = context;
  await requireChooses(context, words.audience);
  const readers = await readersOf(context, words.audience);
  const mailed = readers.filter((reader) => withheldFrom(reader, words) !== 'no-consent');
  const addresses = mailed.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  const { rows } = await sql<{ address: string }>`
    select distinct address from mail_block
    where address = any(${addresses}::text[]) and category in ('*', ${categoryOf(words)})`.execute(tx);
  const closed = new Set(rows.map(({ address }) => address));
  const blocked = addresses.filter((address) => closed.has(address)).length;
  return {
    people: readers.length,
    reachable: addresses.length - blocked,
    withoutAddress: mailed.length - addresses.length,
    withoutConsent: readers.length - mailed.length,
    blocked,
    fields: fieldTroubles(words, readers, caller.permissions),
    postalAddress: await postalAddressOf(tx),
  };
}
