import { useMessages } from '@courtyard/common';
import type { Approval } from '@courtyard/contract';
import { type Status, StatusBadge } from '@courtyard/ui';
import { approvalMessages } from './approvals.messages';

const statuses: Record<Approval['state'], Status> = {
  waiting: 'attention',
  approved: 'expected',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Where an approval stands; what was approved is as it should be. */
export function ApprovalState({ value }: { value: Approval['state'] }) {
  const t = useMessages(approvalMessages);
  return <StatusBadge status={statuses[value]}>{t(`state.${value}`)}</StatusBadge>;
}
