import type { CountRules } from '@courtyard/contract/communications/poll/count/count-rules';
import type { CountResult } from '@courtyard/contract/communications/poll/count/count.rules';
import type { Candidate } from '@courtyard/contract/communications/poll/election/election';
import type { PollSummary } from '@courtyard/contract/communications/poll/poll';
import type { PollInput } from '@courtyard/contract/communications/poll/poll-input';
import type { PollPublicKey } from '@courtyard/contract/communications/poll/sealed/key-file';
import type { Language } from '@courtyard/contract/fields/labels';
import type { ColumnType } from 'kysely';
import type { Day, DefaultMoment, Generated, Json, Moment } from '../../../platform/database/columns';

export type PublicKey = PollPublicKey;

type Later<T, W = T> = ColumnType<T | null, W | null | undefined, W | null>;

/** What people write of a poll is named and typed as in the contract. */
export interface PollTable extends Omit<
  PollInput,
  'options' | 'closesOn' | 'nominationsUntil' | 'recordOn' | 'meetingId'
> {
  tenantId: string;
  id: string;
  options: Json<string[]>;
  closesOn: Day;
  nominationsUntil: Later<Day>;
  recordOn: Later<Day>;
  meetingId: Later<string>;
  amendedWording: Later<string>;
  amendedAt: Later<string, Date>;
  closesAt: Moment;
  status: ColumnType<PollSummary['status'], PollSummary['status'] | undefined>;
  recordDate: Later<Day>;
  openedAt: Later<string, Date>;
  opensAt: Later<string>;
  nominationsOpenedOn: Later<Day>;
  nominationsRemindedOn: Later<Day>;
  keepUntil: Later<Day>;
  recordsRemovedOn: Later<Day>;
  rules: Later<CountRules, string>;
  rulesHash: Later<string>;
  publicKey: Later<PublicKey, string>;
  boxHash: Later<string>;
  resultNoticeOn: Later<Day>;
  resultNoticeHow: Later<string>;
  envelopesGoneAt: Later<string, Date>;
  titleSort: ColumnType<string, never, never>;
  version: Generated<number>;
  createdAt: DefaultMoment;
  updatedAt: DefaultMoment;
}

export interface PollElectorTable {
  tenantId: string;
  id: string;
  pollId: string;
  name: string;
  people: string;
  weight: number;
  suspended: string | null;
  arrearsMinor: Later<number>;
  arrearsSince: Later<Day>;
  arrearsProofOn: Later<Day>;
  arrearsVotedOn: Later<Day>;
}

export interface PollVoterTable {
  tenantId: string;
  pollId: string;
  electorId: string;
  memberId: string;
}

export interface PollProxyTable {
  tenantId: string;
  id: string;
  pollId: string;
  electorId: string;
  /** The owner who gave it; null where it was recorded for one. */
  givenBy: string | null;
  recordedBy: string | null;
  memberId: string;
  givenOn: Day;
  /** The last day on which it counts; null: to the end of the poll. */
  expiresOn: Later<Day>;
  revokedOn: Later<Day>;
}

export interface PollEnvelopeTable {
  tenantId: string;
  pollId: string;
  electorId: string;
  envelope: string | null;
  receipt: string;
  method: 'online' | 'proxy' | 'paper' | 'room';
  castBy: string;
  choices: Later<string>;
}

export interface PollBallotTable {
  tenantId: string;
  id: string;
  pollId: string;
  weight: number;
  choices: string;
}

export interface PollCodeTable {
  tenantId: string;
  pollId: string;
  code: string;
}

export interface PollCountTable {
  tenantId: string;
  id: string;
  pollId: string;
  countedAt: Moment;
  countedBy: string;
  rulesHash: string;
  inputHash: string;
  resultHash: string;
  ballotsMark: string;
  telling: boolean;
  result: Json<CountResult>;
}

export interface PollCandidateTable {
  tenantId: string;
  id: string;
  pollId: string;
  memberId: string | null;
  name: string;
  nominatedBy: string;
  status: Candidate['status'];
  statement: string | null;
  key: Later<string>;
}

export interface PollInspectorTable {
  tenantId: string;
  id: string;
  pollId: string;
  memberId: string | null;
  name: string;
  /** The last day of their seat; null: to the end. */
  endsOn: Later<Day>;
}

export interface PollKeyTable {
  tenantId: string;
  pollId: string;
  madeBy: string;
  publicKey: Json<PublicKey>;
  challenge: Later<string>;
  answerHash: Later<string>;
}

export interface PollKeyCopyTable {
  tenantId: string;
  pollId: string;
  copy: number;
  markHash: string;
  challenge: string;
  answerHash: string;
  proven: Generated<boolean>;
}

export interface PollLetterTable {
  tenantId: string;
  pollId: string;
  personKey: string;
  name: string;
  language: Language;
  postalAddress: string | null;
  electorIds: string[];
  email: string | null;
  onPaper: boolean;
  postedOn: Day | null;
  postedBy: string | null;
}

/** The tables of the polls. */
export interface PollTables {
  pollLetter: PollLetterTable;
  poll: PollTable;
  pollElector: PollElectorTable;
  pollVoter: PollVoterTable;
  pollProxy: PollProxyTable;
  pollEnvelope: PollEnvelopeTable;
  pollBallot: PollBallotTable;
  pollCode: PollCodeTable;
  pollCount: PollCountTable;
  pollCandidate: PollCandidateTable;
  pollInspector: PollInspectorTable;
  pollKey: PollKeyTable;
  pollKeyCopy: PollKeyCopyTable;
}
