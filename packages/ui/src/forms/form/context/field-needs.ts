import { createContext, use, useLayoutEffect, useSyncExternalStore } from 'react';

/** Whether a field has to be filled in. */
export type Need = 'required' | 'optional';

/** What the fields of a form need, and which of the two says so: the one that fewer of them have. */
export interface FieldNeeds {
  set: (name: string, need: Need) => () => void;
  subscribe: (listener: () => void) => () => void;
  /** Which of the two is said beside the labels; null while all are alike. */
  marked: () => Need | null;
}

/** Counts anew whenever a field comes or goes. */
export function createFieldNeeds(): FieldNeeds {
  const needs = new Map<string, Need>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    set(name, need) {
      needs.set(name, need);
      notify();
      return () => {
        needs.delete(name);
        notify();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    marked() {
      const required = [...needs.values()].filter((need) => need === 'required').length;
      const optional = needs.size - required;
      if (required === 0 || optional === 0) return null;
      return required <= optional ? 'required' : 'optional';
    },
  };
}

const alone = createFieldNeeds();

export const FieldNeedsContext = createContext<FieldNeeds>(alone);

/** Tells the form what a field needs; gives what is said of it beside its label, undefined where that goes without saying. */
export function useFieldMark(name: string, need: Need | undefined): Need | undefined {
  const needs = use(FieldNeedsContext);
  const marked = useSyncExternalStore(needs.subscribe, needs.marked, needs.marked);
  useLayoutEffect(
    () => (need === undefined || needs === alone ? undefined : needs.set(name, need)),
    [needs, name, need],
  );
  return need !== undefined && need === marked ? need : undefined;
}
