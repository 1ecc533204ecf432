import { searchRoutes } from '@courtyard/contract';
import { implementStream, type Module } from '../../http/implement';
import { searchRecords, type SearchedSection } from './search.service';

/** The search over what the sections declare. */
export const searchModule =
  (sections: readonly SearchedSection[]): Module =>
  () => [
    implementStream(searchRoutes.search, async (call) => ({
      data: await searchRecords(call, sections, call.query.q),
    })),
  ];
