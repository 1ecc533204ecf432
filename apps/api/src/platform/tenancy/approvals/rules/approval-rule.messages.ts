import type { ApprovalChange, ApprovalLimit } from '@courtyard/contract';
import { defineMessages, messagesIn, type TranslateOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatList, formatMoney } from '@courtyard/contract/formats';
import { roleNames } from '@courtyard/contract/platform/member/role.labels';
import en from './approval-rule.en.json';
import es from './approval-rule.es.json';

export const ruleMessages = defineMessages({ en, es });

type T = TranslateOf<typeof ruleMessages>;

/** A rule as it is kept for its words: names stay as they were. */
export interface SaidRule {
  limits: readonly ApprovalLimit[];
  /** Null: each amount by itself. */
  sumDays: number | null;
  roles: readonly string[];
  group: string | null;
}

/** What amounts are in; null for a kind without amounts. */
type Currency = string | null;

function howMany(t: T, { limits }: SaidRule, currency: Currency, language: Language): string {
  const lines = limits.map(({ fromMinor, deciders: count }) =>
    currency === null
      ? t('persons', { count })
      : t('from', { count, amount: formatMoney(fromMinor, currency, { language }) }),
  );
  return lines.join('; ');
}

const sums = (t: T, { sumDays: days }: SaidRule): string =>
  days === null ? t('sums.each') : t('sums.days', { days });

function who(t: T, { roles, group }: SaidRule, language: Language): string {
  const names = roles.map((name) => roleNames([name], language)).join(' / ');
  const parts = [
    ...(roles.length === 0 ? [] : [t('who.role', { names })]),
    ...(group === null ? [] : [t('who.group', { name: group })]),
  ];
  return parts.length === 0 ? t('who.everyone') : formatList(parts, { language, dateFormat: '' });
}

/** What a change of a rule would change, in words. */
export function ruleChanges(
  { before, after, currency }: { before: SaidRule; after: SaidRule; currency: Currency },
  language: Language,
): ApprovalChange[] {
  const t = messagesIn(ruleMessages, language);
  const lineOf = (field: string, said: (rule: SaidRule) => string) => ({
    field,
    before: said(before),
    after: said(after),
  });
  return [
    lineOf(t('howMany'), (rule) => howMany(t, rule, currency, language)),
    lineOf(t('sums'), (rule) => sums(t, rule)),
    lineOf(t('who'), (rule) => who(t, rule, language)),
  ].filter((line) => line.before !== line.after);
}
