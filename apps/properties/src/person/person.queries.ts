import { call } from '@courtyard/common';

/** People whose name or e-mail address begins with the text, at most 20. */
export async function findPeople(search: string, signal?: AbortSignal) {
  if (search.trim() === '') return [];
  const options = { query: { search: search.trim() }, ...(signal && { signal }) };
  return (await call('GET /api/v1/properties/people', options)).data;
}
