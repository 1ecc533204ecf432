import { countRules } from '@courtyard/contract/communications/poll/count/count-rules';
import { hashOfRules } from '@courtyard/contract/communications/poll/count/count-poll';
import { dayAt } from '@courtyard/contract/days';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { conflict } from '../../../../platform/http/problem';
import type { CallContext } from '../../../../platform/section/call-context';
import { keepNewKeys } from '../counting/poll-keys';
import { provenKey } from '../counting/sealed/seal.service';
import { rulesOf } from '../counting/rules-of.rules';
import { electorateOf, freezeElectors } from './freeze-electors';

/** Opens a draft at a moment: from then on its electors, its rules and what ballots are encrypted for stay. */
export async function openBox(
  context: Pick<CallContext, 'tx' | 'tenant' | 'platform'>,
  poll: Poll,
  at: Date,
): Promise<void> {
  const { tx, tenant, platform } = context;
  const openedOn = dayAt(at, tenant.timeZone);
  if (poll.recordOn !== null && poll.recordOn > openedOn)
    throw conflict(
      'record-date-ahead',
      'The record date is in the future: open the poll on that date, or set an earlier record date.',
    );
  const recordDate = poll.recordOn ?? openedOn;
  await freezeElectors(context, poll, recordDate);
  const rules = countRules.parse(rulesOf(poll, await electorateOf(tx, poll.id)));
  await tx
    .updateTable('poll')
    .set({
      status: 'open',
      recordDate,
      openedAt: at,
      rules: JSON.stringify(rules),
      rulesHash: await hashOfRules(rules),
      publicKey: JSON.stringify(
        poll.sealed ? await provenKey(tx, poll.id) : await keepNewKeys(platform, poll.id),
      ),
      version: poll.version + 1,
      updatedAt: at,
    })
    .where('id', '=', poll.id)
    .execute();
}
