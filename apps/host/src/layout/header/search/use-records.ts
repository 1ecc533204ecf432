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

/** The records that the server finds for a text; an older question is given up. What was found stays until the next answer. */
export function useRecords(text: string) {
  const q = usePaused(text.trim().slice(0, longestSearch));
  const query = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('GET /api/v1/search', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isAsked = text.trim() !== '';
  return {
    hits: isAsked ? (query.data?.data.hits ?? []) : [],
    isPartial: isAsked && (query.data?.data.isPartial ?? false),
    isSearching: isAsked && (query.isFetching || q !== text.trim().slice(0, longestSearch)),
    hasFailed: isAsked && query.isError,
    retry: () => void query.refetch(),
  };
}
