import { createContext } from 'react';

/**
 * Where a modal stands that a form opens: beside the form, as one with a form of its own may not stand in it (HTML has no form
 * within a form). Null for a modal that no form opens.
 */
export const BesideFormContext = createContext<{ element: HTMLElement | null } | null>(null);
