import { call, type CallOptions, upload } from '@courtyard/common';
import type { ImportMapping, ImportRow } from '@courtyard/contract/properties/import';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../section/use-act';

const rowsPerCall = 500;

const importKeys = {
  one: (importId: string) => ['properties', 'import', importId] as const,
  rows: (importId: string, query: RowsQuery) => ['properties', 'import', importId, 'rows', query] as const,
};

export function useImport(importId: string) {
  return useQuery({
    queryKey: importKeys.one(importId),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/properties/imports/:importId', { params: { importId }, signal })).data,
    enabled: importId !== '',
  });
}

type RowsQuery = NonNullable<CallOptions<'GET /api/v1/properties/imports/:importId/rows'>['query']>;

/** Rows in the order of the file; the page before stays on screen until the next has come. */
export function useImportRows(importId: string, query: RowsQuery) {
  return useQuery({
    queryKey: importKeys.rows(importId, query),
    queryFn: ({ signal }) =>
      call('GET /api/v1/properties/imports/:importId/rows', { params: { importId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every row with an error, for the file that people mend and bring again. */
export async function allErrorRows(importId: string): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  let cursor: string | undefined;
  do {
    const answer = await call('GET /api/v1/properties/imports/:importId/rows', {
      params: { importId },
      query: { verdict: 'error', limit: rowsPerCall, ...(cursor && { cursor }) },
    });
    rows.push(...answer.data);
    cursor = answer.page.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

/** Stores the file and tries it without writing a property. */
export function useCheckImport() {
  return useMutation({
    mutationFn: async ({ file, signal }: { file: File; signal: AbortSignal }) => {
      const stored = await upload('POST /api/v1/files', file, { signal });
      const options = { body: { fileId: stored.data.id }, signal };
      return (await call('POST /api/v1/properties/imports', options)).data;
    },
  });
}

/** Repeats the dry run: with other columns, or against the properties as they are now. */
export function useRemapImport(importId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: `import ${importId}` },
    mutationFn: async (mapping: ImportMapping) => {
      const options = { params: { importId }, body: { mapping } };
      return (await call('PUT /api/v1/properties/imports/:importId/mapping', options)).data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: importKeys.one(importId) }),
  });
}

export function useApplyImport(importId: string) {
  return useAct(async (_: 'apply', idempotencyKey) => {
    const options = { params: { importId }, body: {}, idempotencyKey };
    return (await call('POST /api/v1/properties/imports/:importId/apply', options)).data;
  });
}
