import { depositLabels } from '@courtyard/contract/accounting/receivables/deposit/deposit.labels';
import { badgeOf } from '@courtyard/ui';

export const DepositStatusBadge = badgeOf(depositLabels, 'status', { posted: 'expected', void: 'neutral' });
