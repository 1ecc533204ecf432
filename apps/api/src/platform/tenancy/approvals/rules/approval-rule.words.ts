import type { ApprovalChange, ApprovalLimit } from '@courtyard/contract';
import type { Language } from '@courtyard/contract/fields/words';
import { formatList, formatMoney } from '@courtyard/contract/formats';
import { roleNames } from '@courtyard/contract/platform/member/role.words';

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

const words = {
  en: {
    howMany: 'Approvals needed',
    who: 'Approvers',
    persons: (count: number) => (count === 1 ? '1 other person' : `${count} other people`),
    from: (amount: string, persons: string) => `from ${amount}: ${persons}`,
    sums: 'Amounts per payee',
    summed: (days: number | null) => (days === null ? 'checked separately' : `totaled over ${days} days`),
    everybody: 'Anyone with the permission',
    role: (names: string) => `people with the role ${names}`,
    group: (name: string) => `a member of ${name}`,
  },
  es: {
    howMany: 'Aprobaciones necesarias',
    who: 'Quién aprueba',
    persons: (count: number) => (count === 1 ? 'otra persona' : `otras ${count} personas`),
    from: (amount: string, persons: string) => `desde ${amount}: ${persons}`,
    sums: 'Importes por beneficiario',
    summed: (days: number | null) =>
      days === null ? 'cada uno por separado' : `sumados durante ${days} días`,
    everybody: 'Cualquier persona con el permiso',
    role: (names: string) => `personas con el rol ${names}`,
    group: (name: string) => `un miembro de ${name}`,
  },
} as const;

function howMany({ limits }: SaidRule, currency: Currency, language: Language): string {
  const { persons, from } = words[language];
  const lines = limits.map(({ fromMinor, deciders }) =>
    currency === null
      ? persons(deciders)
      : from(formatMoney(fromMinor, currency, { language }), persons(deciders)),
  );
  return lines.join('; ');
}

function who({ roles, group }: SaidRule, language: Language): string {
  const { everybody, role, group: ofGroup } = words[language];
  const parts = [
    roles.length > 0 ? role(roles.map((name) => roleNames([name], language)).join(' / ')) : '',
    group === null ? '' : ofGroup(group),
  ].filter(Boolean);
  return parts.length === 0 ? everybody : formatList(parts, { language, dateFormat: '' });
}

/** What a change of a rule would change, in words. */
export function ruleChanges(
  { before, after, currency }: { before: SaidRule; after: SaidRule; currency: Currency },
  language: Language,
): ApprovalChange[] {
  const lines = [
    {
      field: words[language].howMany,
      before: howMany(before, currency, language),
      after: howMany(after, currency, language),
    },
    {
      field: words[language].sums,
      before: words[language].summed(before.sumDays),
      after: words[language].summed(after.sumDays),
    },
    { field: words[language].who, before: who(before, language), after: who(after, language) },
  ];
  return lines.filter((line) => line.before !== line.after);
}
