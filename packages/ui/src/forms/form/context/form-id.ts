import { createContext } from 'react';

/** The id of the form around, for buttons that stand outside of its element. */
export const FormIdContext = createContext<string | undefined>(undefined);
