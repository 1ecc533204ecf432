import type { MeetingPolicy } from '@courtyard/contract/communications/meeting/policy/meeting-policy';
import type { meetingKinds } from '@courtyard/contract/communications/meeting/meeting.values';

type Rules = Omit<MeetingPolicy, 'kind' | 'version'>;

const ofOwners: Rules = {
  minimum: 10,
  unit: 'days',
  maximumDays: 60,
  postDays: 4,
  holidays: 'us-federal',
  closedOn: [],
  lateNotice: 'reason',
  quorumBasis: 'unit',
  quorumKind: 'percent',
  quorumValue: 20,
  reconvenedValue: null,
  proxiesCount: true,
  minutesWithinDays: 30,
  source: null,
};

const ofSeats: Rules = {
  ...ofOwners,
  minimum: 4,
  maximumDays: null,
  quorumBasis: 'person',
  quorumKind: 'majority',
  quorumValue: 50,
  proxiesCount: false,
};

/** What a community begins with: usual in the United States, and to be compared with its own law and bylaws. */
export const defaultPolicies: Readonly<Record<(typeof meetingKinds)[number], Rules>> = {
  board: ofSeats,
  annual: ofOwners,
  special: ofOwners,
  committee: { ...ofSeats, minimum: 2 },
};
