import { pollLetterRoutes } from '@courtyard/contract/communications/poll/voting/poll-letters';
import { implement, implementStream, type Module } from '../../../../../platform/http/implement';
import { getPoll } from '../../record/read-poll';
import { pollLettersFile, recordLettersPosted } from './poll-letters.service';
import { lettersOf } from './poll-letters.sql';

/** Ballots on paper: how many there are, printed, and posted. */
export const pollLettersModule: Module = () => [
  implement(pollLetterRoutes.getPollLetters, async (call) => {
    const { id } = await getPoll(call, call.params.pollId);
    return { data: await lettersOf(call, id) };
  }),
  implementStream(pollLetterRoutes.printPollLetters, async (call) => {
    const { platform, tenant, params, reply } = call;
    const draw = await platform.inTenant(tenant.id, (tx) => pollLettersFile({ ...call, tx }, params.pollId), {
      readOnly: true,
    });
    void reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="ballots.pdf"',
      'cache-control': 'private, no-store',
    });
    return draw();
  }),
  implement(pollLetterRoutes.pollLettersPosted, async (call) => ({
    data: await recordLettersPosted(call, call.params.pollId, call.body),
  })),
];
