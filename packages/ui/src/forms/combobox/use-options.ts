import { useEffect, useRef, useState } from 'react';
import { isFound } from '../fields/search/search-key.rules';
import type { Option } from '../text/choice-fields';

export type LoadOptions = (search: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface Found {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly Option[];
}

/** With what was searched for: until the answer to what is typed now has come, nothing of an older one may be chosen. */
interface Answer extends Found {
  search: string;
}

const debounceMs = 200;

/** The choices that match a search: filtered here from a list, or asked for (and the older question given up). */
export function useOptions(source: readonly Option[] | LoadOptions, search: string, isOpen: boolean): Found {
  const [found, setFound] = useState<Answer>({ search: '', state: 'idle', options: [] });
  // The loader is often an inline function; a new one is not a new question.
  const loader = useRef(source);
  loader.current = source;

  useEffect(() => {
    const load = loader.current;
    if (!isOpen || typeof load !== 'function') return;
    const giveUp = new AbortController();
    const ask = async () => {
      setFound((before) => ({ ...before, search, state: 'loading' }));
      try {
        const options = await load(search, giveUp.signal);
        if (!giveUp.signal.aborted) setFound({ search, state: 'ready', options });
      } catch {
        if (!giveUp.signal.aborted) setFound({ search, state: 'failed', options: [] });
      }
    };
    const timer = setTimeout(() => void ask(), search ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [search, isOpen]);

  if (typeof source === 'function') return found.search === search ? found : { ...found, state: 'loading' };
  return { state: 'ready', options: source.filter(({ label }) => isFound(label, search)) };
}
