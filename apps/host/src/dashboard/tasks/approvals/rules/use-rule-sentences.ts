import { useCommunity, useFormats, useMessages, useUiConfig } from '@courtyard/common';
import type { ApprovalRule } from '@courtyard/contract';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import { ruleMessages } from './rules.messages';

type Said = Pick<ApprovalRule, 'hasAmounts' | 'limits' | 'sumDays' | 'group'> & {
  roles: readonly { name: string }[];
};

/** What a rule means, in a sentence for each of its parts. */
export function useRuleSentences(): (rule: Said) => string[] {
  const t = useMessages(ruleMessages);
  const formats = useFormats();
  const language = useUiConfig((config) => config.language);
  const { currency } = useCommunity();
  return ({ hasAmounts, limits, sumDays, roles, group }) => {
    const [first] = limits;
    const money = (amountMinor: number) => formats.money(amountMinor, currency);
    const steps = hasAmounts
      ? limits.map(({ fromMinor, deciders: count }) =>
          fromMinor === 0 ? t('persons', { count }) : t('from', { count, amount: money(fromMinor) }),
        )
      : limits.map(({ deciders }) => t('persons', { count: deciders }));
    return [
      ...(hasAmounts && first && first.fromMinor > 0 ? [t('below', { amount: money(first.fromMinor) })] : []),
      ...steps,
      ...(sumDays === null ? [] : [t('summed', { days: sumDays })]),
      ...(roles.length > 0
        ? [
            t('roles', {
              count: roles.length,
              roles: formats.list(roles.map(({ name }) => roleNames([name], language))),
            }),
          ]
        : []),
      ...(group ? [t('group', { group: group.name })] : []),
      ...(roles.length === 0 && !group ? [t('anybody')] : []),
    ];
  };
}
