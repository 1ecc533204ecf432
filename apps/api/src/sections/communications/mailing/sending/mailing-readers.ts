import type { Audience } from '@courtyard/contract';
import { type MergeField, mergeFields } from '@courtyard/contract/communications/mailing/mailing.values';
import { formatLongDay } from '@courtyard/contract/formats';
import type { Language } from '@courtyard/contract/fields/labels';
import { sql } from 'kysely';
import { type ReadContext, todayOf } from '../../../../platform/section/call-context';
import { agreesToMail } from '../../../../platform/mail/consent/consent.sql';
import { recipientsOf } from '../../../../platform/notifications/audience/recipients.sql';

/** One recipient of a mailing with what stands in the words for them. */
export interface MailingReader {
  key: string;
  /** Null for who has no account that is in use. */
  memberId: string | null;
  name: string;
  email: string | null;
  language: Language;
  /** Kinds that come in their letter of a day or a week, but for those that they unsubscribed from since. */
  digests: string[];
  /** Whether a letter that is owed may come to them by e-mail. */
  agrees: boolean;
  values: Readonly<Record<MergeField, string>>;
}

/** Of whoever asks it counts what they may do. */
type Asking = Pick<ReadContext, 'tx' | 'tenant' | 'platform'> & {
  caller: Pick<ReadContext['caller'], 'permissions'>;
};

interface Row {
  key: string;
  memberId: string | null;
  digests: string[];
  name: string;
  email: string | null;
  language: Language;
  agrees: boolean;
  units: string[];
  address: string | null;
}

/** The first word of a name, unless it is a title with a dot. */
const firstNameOf = (name: string) => name.split(/\s+/).find((word) => !word.endsWith('.')) ?? name;

/**
 * Everybody of an audience today, by name, with the values of all fields that the caller may use; the others are empty.
 */
export async function readersOf(context: Asking, audience: Audience): Promise<MailingReader[]> {
  const { tx, tenant, platform, caller } = context;
  const day = todayOf(context);
  const { rows } = await sql<Row>`select person_key as key, member_id as "memberId",
      array(select category from mail_digest where mail_digest.member_id = recipient.member_id
        and not exists (select from mail_block b where b.address = lower(recipient.email)
          and b.category = 'mailing.' || mail_digest.category)) as digests, name, email, language, units, postal_address as address,
      ${agreesToMail(platform.sections, sql`person_key`)} as agrees
    from (${await recipientsOf(platform.sections, tx, audience, day)}) recipient order by name_sort, person_key`.execute(
    tx,
  );
  const allowed = (field: MergeField) =>
    mergeFields[field] === null || caller.permissions.has(mergeFields[field] ?? '');
  return rows.map(({ units, address, ...reader }) => ({
    ...reader,
    values: {
      name: reader.name,
      firstName: firstNameOf(reader.name),
      community: tenant.name,
      today: formatLongDay(day, { language: reader.language, dateFormat: '' }),
      unit: allowed('unit') ? units.join(', ') : '',
      address: allowed('address') ? (address ?? '') : '',
    },
  }));
}

/**
 * Why somebody gets no e-mail of a category: of what is owed, without a consent where it is demanded, they get a letter on paper; of
 * what they chose for it they read in their letter of a day or a week.
 */
export function withheldFrom(
  { agrees, digests }: Pick<MailingReader, 'agrees' | 'digests'>,
  { category }: { category: string },
): 'no-consent' | 'digest' | null {
  if (category === 'notice') return agrees ? null : 'no-consent';
  return digests.includes(category) ? 'digest' : null;
}
