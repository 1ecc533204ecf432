import { createContext, use } from 'react';

/** What a control inside a Field takes from it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  disabled?: boolean;
}

export const FieldContext = createContext<FieldControl>({});

export const useFieldControl = () => use(FieldContext);
