import { call } from '@courtyard/common';
import { longestSearch } from '@courtyard/contract/platform/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** So long does somebody stop who has typed what they want. */
const pauseMs = 120;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The records that the server finds for a text; an older question is given up. What was found stays until the next answer, as `isOld`. */
export function useRecords(text: string) {
  const wanted = text.trim().slice(0, longestSearch);
  const q = usePaused(wanted);
  const query = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('GET /api/v1/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = wanted !== '';
  return {
    hits: isAsked ? (query.data?.data.hits ?? []) : [],
    isPartial: isAsked && (query.data?.data.isPartial ?? false),
    isOld: isAsked && (q !== wanted || query.isPlaceholderData),
    isSearching: isAsked && (query.isFetching || q !== wanted),
    hasFailed: isAsked && query.isError,
    retry: () => void query.refetch(),
  };
}
