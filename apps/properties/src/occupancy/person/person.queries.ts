import { call, useCan } from '@courtyard/common';
import { type LoadOptions, noPerson } from '@courtyard/ui/forms';

/** People whose name or e-mail address begins with the text, at most 20; nobody while nothing is typed. */
const findPeople: LoadOptions = async (search, signal) => {
  if (search.trim() === '') return [];
  const { data } = await call('GET /api/v1/properties/people', { query: { search: search.trim() }, signal });
  return data.map(({ id, name, email }) => ({ value: id, label: email ? `${name} · ${email}` : name }));
};

/** How this person looks people up; null for who may not. */
export function useFindPeople(): LoadOptions | null {
  return useCan('Properties List View') ? findPeople : null;
}

/** Nobody yet, for a form's start: who may not look people up takes down somebody new. */
export function useNoPerson() {
  return noPerson(useFindPeople() ? 'known' : 'new');
}
