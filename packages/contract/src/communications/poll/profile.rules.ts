import type { PollInput } from './poll-input';
import type { voteMethods } from './poll.values';

type VoteMethod = (typeof voteMethods)[number];

/** What a state's law does not let a poll do: the field that has to change, the reason, and where it stands. */
export interface Refusal {
  field: keyof PollInput;
  reason: string;
}

type Settings = Pick<
  PollInput,
  'subject' | 'replaceable' | 'arrearsBar' | 'proxies' | 'secrecy' | 'profile' | 'basis' | 'kind' | 'recordOn'
>;

interface Rule extends Refusal {
  breaks(settings: Settings): boolean;
}

const california: readonly Rule[] = [
  {
    field: 'replaceable',
    reason: 'California: a ballot is irrevocable once received (Civil Code 5120(a)).',
    breaks: ({ replaceable }) => replaceable,
  },
  {
    field: 'arrearsBar',
    reason: 'California: members who owe money can still vote (Civil Code 5105(g)(1)).',
    breaks: ({ arrearsBar }) => arrearsBar,
  },
  {
    field: 'subject',
    reason: 'California: assessments can’t be voted on by electronic ballot (Civil Code 5105(i)).',
    breaks: ({ subject }) => subject === 'assessment',
  },
  {
    field: 'secrecy',
    reason:
      'California: elections and amendments to the governing documents require a secret ballot (Civil Code 5100(a)).',
    breaks: ({ subject, secrecy }) => (subject === 'election' || subject === 'rules') && secrecy !== 'secret',
  },
  {
    field: 'recordOn',
    reason:
      'California: members as of the ballot distribution vote (Civil Code 5105(g)(1)): leave the record date blank.',
    breaks: ({ recordOn }) => recordOn !== null,
  },
];

const texas: readonly Rule[] = [
  {
    field: 'arrearsBar',
    reason: 'Texas: members who owe money can still vote (Property Code 209.0059).',
    breaks: ({ arrearsBar }) => arrearsBar,
  },
];

const florida: readonly Rule[] = [
  {
    field: 'proxies',
    reason: 'Florida: a condominium board can’t be elected by proxy (Statutes 718.112(2)(d)).',
    breaks: ({ proxies, subject }) => proxies && subject === 'election',
  },
  {
    field: 'kind',
    reason:
      'Florida: a condominium board is elected by plurality (Statutes 718.112(2)(d)): choose one choice or several choices.',
    breaks: ({ kind, subject }) => subject === 'election' && kind !== 'single' && kind !== 'multiple',
  },
];

const rules = { none: [], california, texas, florida } satisfies Record<
  PollInput['profile'],
  readonly Rule[]
>;

/** Everything of a poll that the state's rules refuse. Have counsel review: the statutes are named so that it can be checked. */
export const refusalsOf = (settings: Settings): Refusal[] =>
  rules[settings.profile]
    .filter(({ breaks }) => breaks(settings))
    .map(({ field, reason }) => ({ field, reason }));

type Standing = Pick<PollInput, 'profile' | 'replaceable' | 'meetingId'>;

/** Whether a ballot was given in person: of a vote at a meeting only in its room, otherwise as on paper. */
const isInPerson = (method: VoteMethod, { meetingId }: Standing): boolean =>
  method === (meetingId === null ? 'paper' : 'room');

/**
 * Whether a ballot takes the place of one that was cast before. In Texas one given in person takes the place of any, and no other takes
 * its place: who votes at the meeting has that vote counted (Property Code 209.00592(b)).
 */
export function takesPlaceOf(before: VoteMethod, method: VoteMethod, poll: Standing): boolean {
  if (isInPerson(method, poll)) return poll.replaceable || poll.profile === 'texas';
  return poll.replaceable && !(isInPerson(before, poll) && poll.profile === 'texas');
}
