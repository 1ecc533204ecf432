import { useUiConfig } from '@courtyard/common';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { pollRuleLabels } from '@courtyard/contract/communications/poll/poll-rule.labels';
import type { pollInput } from '@courtyard/contract/communications/poll/poll-input';
import { labelsIn } from '@courtyard/contract/fields/labels';
import type { FormOf } from '@courtyard/ui/forms';

export type PollForm = FormOf<typeof pollInput>;

/** What the form of a poll begins with. */
export const valuesOf = (poll: Poll) => ({ ...poll });

/** What the form says of fields that do not go together. */
export const usePollRules = () =>
  labelsIn(
    pollRuleLabels,
    useUiConfig((config) => config.language),
  );
