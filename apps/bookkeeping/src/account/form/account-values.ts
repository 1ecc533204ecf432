import type { accountInput } from '@courtyard/contract/bookkeeping/account/account';
import type { FormOf } from '@courtyard/ui/forms';

export type AccountForm = FormOf<typeof accountInput>;
