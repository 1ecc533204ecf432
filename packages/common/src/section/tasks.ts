import type { TaskList } from '@courtyard/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { everySection } from '../data/live-data';
import { type Language, useUiConfig } from '../settings/ui-config.store';
import { call } from '../wire/call';

/** A thing that tasks are about: `{ record: 'property', recordId }`. */
export interface TaskSubject {
  record: string;
  recordId: string;
}

const keyOf = (language: Language, about?: TaskSubject) => [everySection, 'tasks', language, about] as const;

/** Puts what came with the page, in a language, to where `useTasks` looks first. */
export function startTasks(client: QueryClient, language: Language, tasks: TaskList): void {
  client.setQueryData(keyOf(language), tasks);
}

/** What waits for the signed-in person in all sections, or about one record, the most urgent first. */
export function useTasks(about?: TaskSubject) {
  const language = useUiConfig((config) => config.language);
  return useQuery({
    queryKey: keyOf(language, about),
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/me/tasks', { query: { language, ...about }, signal })).data,
    enabled: about?.recordId !== '',
    staleTime: 30_000,
  });
}

/** Gives the function that has everything asked for again that waits: somebody else may have been faster. */
export function useTasksAgain(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [everySection, 'tasks'] }), [client]);
}
