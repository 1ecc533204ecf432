import { call, type CallQuery, defineResource, upload } from '@courtyard/common';
import type { ImportMapping, ImportRow } from '@courtyard/contract/properties/property/import';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const rowsPerCall = 500;

export const propertyImports = defineResource({
  section: 'properties',
  key: 'imports',
  one: 'GET /api/v1/properties/imports/:importId',
});

type RowsQuery = CallQuery<'GET /api/v1/properties/imports/:importId/rows'>;

/** Rows in the order of the file; the page before stays on screen until the next has come. */
export function useImportRows(importId: string, query: RowsQuery) {
  return useQuery({
    queryKey: [...propertyImports.keys.part(importId, 'rows'), query],
    queryFn: ({ signal }) =>
      call('GET /api/v1/properties/imports/:importId/rows', { params: { importId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every row with an error, for the file that people correct and bring again. */
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
    onSuccess: () => client.invalidateQueries({ queryKey: propertyImports.keys.one(importId) }),
  });
}

export const useApplyImport = (importId: string) =>
  propertyImports.useWrite('POST /api/v1/properties/imports/:importId/apply', importId);
