import { call, defineResource } from '@courtyard/common';
import type { StatementRunInput } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pollLetters } from '../../letter/poll-letters';

const pollMs = 3_000;

export const statementRuns = defineResource({
  section: 'accounting',
  key: 'statement-runs',
  create: 'POST /api/v1/statement-runs',
});

/** The runs, the newest first; asked for again while letters of one of them wait. */
export const useStatementRuns = () =>
  useQuery({
    queryKey: [...statementRuns.keys.all, 'list'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/statement-runs', { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) === true ? pollMs : false,
  });

/** One run with its units; asked for again while letters of it wait. */
export const useStatementRun = (statementRunId: string) =>
  useQuery({
    queryKey: [...statementRuns.keys.all, 'one', statementRunId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/statement-runs/:statementRunId', { params: { statementRunId }, signal })).data,
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? pollMs : false),
    enabled: statementRunId !== '',
  });

/** To whom statements would go; null asks nothing. What was answered before stays on screen meanwhile. */
export const useStatementsPreview = (input: StatementRunInput | null) =>
  useQuery({
    queryKey: [...statementRuns.keys.all, 'preview', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/statement-runs/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

/** Every unit with what it owes. */
export const useUnitBalances = () =>
  useQuery({
    queryKey: [...statementRuns.keys.all, 'balances'],
    queryFn: async ({ signal }) => (await call('GET /api/v1/unit-balances', { signal })).data,
  });

/** The letters that a unit's statement was mailed by. */
export const useStatementLetters = (propertyId: string) =>
  useQuery({
    queryKey: [...statementRuns.keys.all, 'letters', propertyId],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/:propertyId/statement/letters', { params: { propertyId }, signal }))
        .data,
    refetchInterval: pollLetters,
  });

export const useSendStatement = (propertyId: string) =>
  statementRuns.useWrite('POST /api/v1/properties/:propertyId/statement/letters', propertyId);
