import type { ActionItemInput, MotionInput } from '@courtyard/contract/communications/meeting/motion/motion';
import type { namedVotes } from '@courtyard/contract/communications/meeting/motion/motion.values';
import type { ColumnType, Generated } from 'kysely';
import type { QuorumRule } from '../attendance/quorum.rules';

interface MotionTable extends Omit<MotionInput, 'votes'> {
  tenantId: string;
  id: string;
  meetingId: string;
  position: number;
  countedBy: QuorumRule['basis'] | null;
  version: Generated<number>;
}

interface MotionVoteTable {
  tenantId: string;
  motionId: string;
  meetingId: string;
  personKey: string;
  vote: (typeof namedVotes)[number];
}

interface ActionItemTable extends Omit<ActionItemInput, 'isDone'> {
  tenantId: string;
  id: string;
  meetingId: string;
  doneAt: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  version: Generated<number>;
}

export interface MotionTables {
  motion: MotionTable;
  motionVote: MotionVoteTable;
  actionItem: ActionItemTable;
}
