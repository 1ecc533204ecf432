import type { ConsentOnPaper, MailConsent } from '@courtyard/contract';
import { sql } from 'kysely';
import { changeOf } from '../../audit/audit';
import { invalid } from '../../http/problem';
import { type CallContext, recordChange, todayOf } from '../../section/call-context';
import { consentOf, type ConsentOf, keepConsent } from './consent.sql';

/** What the history tells. */
const auditValues = ({ agrees, given, withdrawn }: MailConsent) => ({
  agrees,
  ...((withdrawn ?? given) && { consentOn: (withdrawn ?? given)?.on, consentHow: (withdrawn ?? given)?.how }),
});

/** Records that somebody agrees, or does not any more. Throws for a day that is to come, or before the consent that is withdrawn. */
export async function changeConsent(
  context: Omit<CallContext, 'section'> & { section: string | null },
  of: ConsentOf,
  { agrees, on, how }: ConsentOnPaper & { how: 'account' | 'paper' },
): Promise<MailConsent> {
  const { tx, tenant, caller } = context;
  const [type, id] = 'memberId' in of ? ['member', of.memberId] : ['person', of.personId];
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${id}`}, 0))`.execute(tx);
  const before = await consentOf(context, of);
  if (before.agrees === agrees) return before;
  if (on > todayOf(context)) throw invalid({ on: 'This date is in the future.' });
  if (agrees && before.withdrawn && on < before.withdrawn.on)
    throw invalid({ on: 'Consent was withdrawn after this date.' });
  if (!agrees && before.given && on < before.given.on)
    throw invalid({ on: 'Consent was given after this date.' });
  await keepConsent(
    context,
    { tenantId: tenant.id, ...of },
    { agrees, on, how, recordedBy: caller.displayName },
  );
  const after = await consentOf(context, of);
  await recordChange(
    context,
    changeOf(`${type}.mail-consent`, { [type]: id }, auditValues(before), auditValues(after)),
  );
  return after;
}
