import { labelsFrom } from '@courtyard/contract/fields/labels';
import type { MergedRows } from '../../../../platform/tenancy/profile/merging/merged-rows';
import en from './poll-kind.en.json';
import es from './poll-kind.es.json';

const labels = labelsFrom(en, es);

/** What happens to a poll. Of a vote the history tells the day only. */
export const pollHistory = {
  poll: [
    'poll.create',
    'poll.update',
    'poll.remove',
    'poll.open',
    'poll.schedule',
    'poll.nominations',
    'poll.nominate',
    'poll.candidacy',
    'poll.inspector',
    'poll.key',
    'poll.copy',
    'poll.close',
    'poll.acclaim',
    'poll.records',
    'poll.vote',
    'poll.letters',
    'poll.proxy',
    'poll.amend',
    'poll.suspend',
    'poll.cancel',
    'poll.count',
    'poll.recount',
    'poll.result-notice',
    'poll.certify',
  ],
} as const;

/** What becomes of votes when two records of one person are merged. */
export const pollMergedRows: readonly MergedRows[] = [
  {
    table: 'poll_voter',
    column: 'member_id',
    fate: { moves: { onceBy: ['elector_id'] } },
    label: labels['merged.votes'],
  },
  {
    table: 'poll_proxy',
    column: 'member_id',
    fate: { moves: {} },
    label: labels['merged.proxies'],
  },
  { table: 'poll_proxy', column: 'given_by', fate: { moves: {} } },
  { table: 'poll_proxy', column: 'recorded_by', fate: { stays: 'it says who recorded the proxy then' } },
  {
    table: 'poll_candidate',
    column: 'member_id',
    fate: { moves: { onceBy: ['poll_id'] } },
    label: labels['merged.candidates'],
  },
  { table: 'poll_candidate', column: 'nominated_by', fate: { moves: {} } },
  {
    table: 'poll_inspector',
    column: 'member_id',
    fate: { moves: { onceBy: ['poll_id'] } },
    label: labels['merged.inspected'],
  },
  { table: 'poll_key', column: 'made_by', fate: { moves: {} } },
  { table: 'poll_envelope', column: 'cast_by', fate: { stays: 'it says who cast the vote then' } },
];
