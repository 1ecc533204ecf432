import { depositWords } from '@courtyard/contract/accounting/receivables/deposit/deposit.words';
import { badgeOf } from '@courtyard/ui';

export const DepositStatusBadge = badgeOf(depositWords, 'status', { posted: 'expected', void: 'neutral' });
