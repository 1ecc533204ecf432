import {
  certificationBar,
  contestedUntil,
} from '@courtyard/contract/communications/poll/election/certification.rules';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { formatLongDay } from '@courtyard/contract/formats';
import { changeOf } from '../../../../platform/audit/audit';
import { conflict, invalid } from '../../../../platform/http/problem';
import { msg } from '../../../../platform/http/language/sentence';
import { type CallContext, recordChange, todayOf } from '../../../../platform/section/call-context';
import { requireCertifier } from '../election/inspector.service';
import { getPoll, lockPoll } from '../record/read-poll';

/** Throws 409 where members have to be told of the result first, or can still contest it. */
export function requireFinal(
  context: Pick<CallContext, 'tenant' | 'platform'>,
  { profile, recountDays, closesOn: closedOn, resultNotice }: Poll,
): void {
  const { language } = context.tenant;
  const standing = { profile, recountDays, closedOn, noticeOn: resultNotice?.on ?? null };
  const bar = certificationBar(standing, todayOf(context));
  if (bar === 'notice')
    throw conflict(
      'result-not-told',
      'Under this state’s rules, members must be informed of the result first: record when and how.',
    );
  if (bar === 'window') {
    const until = formatLongDay(contestedUntil(standing) ?? closedOn, { language, dateFormat: '' });
    throw conflict(
      'still-contestable',
      msg`The result can be contested until ${until}; certify it after that date.`,
    );
  }
}

/** Records when and how members were told of the result, before it is certified. */
export async function recordResultNotice(
  context: CallContext,
  pollId: string,
  { on, how }: { on: string; how: string },
): Promise<Poll> {
  const { tx, platform } = context;
  const before = await lockPoll(context, pollId);
  await requireCertifier(context, pollId);
  if (before.status !== 'counted')
    throw conflict(
      'not-counted',
      'Members are informed of a result after it’s counted and before it’s certified.',
    );
  if (on > todayOf(context)) throw invalid({ on: 'This date is in the future.' });
  if (on < before.closesOn) throw invalid({ on: 'The poll closed after this date.' });
  await tx
    .updateTable('poll')
    .set({
      resultNoticeOn: on,
      resultNoticeHow: how,
      version: before.version + 1,
      updatedAt: platform.clock(),
    })
    .where('id', '=', pollId)
    .execute();
  const facts = ({ resultNotice }: Poll) => ({
    resultNoticeOn: resultNotice?.on ?? null,
    resultNoticeHow: resultNotice?.how ?? null,
  });
  const after = await getPoll(context, pollId);
  await recordChange(context, changeOf('poll.result-notice', { poll: pollId }, facts(before), facts(after)));
  return after;
}
