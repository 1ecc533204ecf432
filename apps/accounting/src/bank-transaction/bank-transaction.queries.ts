import { call, defineResource } from '@courtyard/common';
import type { BankRuleInput } from '@courtyard/contract/accounting/bank-transaction/rule/bank-rule';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bankPaths } from './bank-transaction-paths';

export const bankTransactions = defineResource({
  section: 'accounting',
  key: 'bank-transactions',
  list: 'GET /api/v1/bank-transactions',
  one: 'GET /api/v1/bank-transactions/:bankTransactionId',
  history: 'GET /api/v1/bank-transactions/:bankTransactionId/history',
});

/** From one line of the list to the next. */
export const bankTransactionPager = bankTransactions.pager({
  to: bankPaths.details,
  nameOf: ({ bookedOn, payee, memo }) => `${bookedOn} ${payee ?? memo ?? ''}`.trim(),
});

/** Each bank account as the bank has it and as the books have it. */
export const useStandings = () =>
  useQuery({
    queryKey: [...bankTransactions.keys.all, 'standings'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/bank-transactions/accounts', { signal })).data,
  });

const about = (id: string, what: string) => [...bankTransactions.keys.all, what, id];

/** What a line may be in the books. */
export const useSuggestions = (id: string, isAsked: boolean) =>
  useQuery({
    queryKey: about(id, 'suggestions'),
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/v1/bank-transactions/:bankTransactionId/suggestions', {
          params: { bankTransactionId: id },
          signal,
        })
      ).data,
    enabled: isAsked,
  });

/** Lines of the journal to choose from by hand. */
export const useCandidates = (id: string, search: string) =>
  useQuery({
    queryKey: [...about(id, 'candidates'), search],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/v1/bank-transactions/:bankTransactionId/candidates', {
          params: { bankTransactionId: id },
          query: search === '' ? {} : { search },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });

export const useMatch = () => bankTransactions.useWrite('POST /api/v1/bank-transactions/match');
export const useUndoMatch = (id: string) =>
  bankTransactions.useWrite('POST /api/v1/bank-transactions/:bankTransactionId/undo', id);
export const useIgnore = (id: string) =>
  bankTransactions.useWrite('POST /api/v1/bank-transactions/:bankTransactionId/ignore', id);
export const useSettleDoubt = (id: string) =>
  bankTransactions.useWrite('POST /api/v1/bank-transactions/:bankTransactionId/settle-doubt', id);

export const bankImports = defineResource({
  section: 'accounting',
  key: 'bank-imports',
  list: 'GET /api/v1/bank-imports',
  create: 'POST /api/v1/bank-imports',
});
export const useTakeBack = (id: string) =>
  bankImports.useWrite('POST /api/v1/bank-imports/:bankImportId/take-back', id);

export const bankRules = defineResource({
  section: 'accounting',
  key: 'bank-rules',
  list: 'GET /api/v1/bank-rules',
  create: 'POST /api/v1/bank-rules',
  update: 'PUT /api/v1/bank-rules/:bankRuleId',
  remove: 'DELETE /api/v1/bank-rules/:bankRuleId',
});
export const useOrderRules = () => bankRules.useWrite('POST /api/v1/bank-rules/order');
export const useApplyRules = () => bankRules.useWrite('POST /api/v1/bank-rules/apply');

/** Which lines that wait a rule would be for; null asks nothing. */
export const useTriedRule = (rule: BankRuleInput | null) =>
  useQuery({
    queryKey: [...bankRules.keys.all, 'try', rule],
    queryFn: async ({ signal }) =>
      rule && (await call('POST /api/v1/bank-rules/try', { body: rule, signal })).data,
    placeholderData: keepPreviousData,
    enabled: rule !== null,
  });
