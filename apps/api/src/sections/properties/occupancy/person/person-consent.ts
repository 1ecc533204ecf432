import { notFound } from '../../../../platform/http/problem';
import type { ConsentOf } from '../../../../platform/mail/consent/consent.sql';
import type { CallContext } from '../../../../platform/section/call-context';

/** Whose consent a person's is: that of their account where they have one. Throws notFound. */
export async function consentOfPerson({ tx }: Pick<CallContext, 'tx'>, personId: string): Promise<ConsentOf> {
  const row = await tx.selectFrom('person').select('memberId').where('id', '=', personId).executeTakeFirst();
  if (!row) throw notFound('person');
  return row.memberId === null ? { personId } : { memberId: row.memberId };
}
