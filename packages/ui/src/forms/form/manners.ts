import { createContext, type RefObject, use } from 'react';
import type { FieldManner } from './issue-text.rules';

/** What each drawn field of a form says of itself, by its path. */
export const MannersContext = createContext<RefObject<Map<string, FieldManner>> | null>(null);

export const useManners = () => use(MannersContext);
