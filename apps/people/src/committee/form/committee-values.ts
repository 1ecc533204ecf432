import type { committeeInput } from '@courtyard/contract/people/committee/committee';
import type { FormOf } from '@courtyard/ui/forms';

export type CommitteeForm = FormOf<typeof committeeInput>;
