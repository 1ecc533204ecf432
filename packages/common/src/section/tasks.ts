import { useQuery } from '@tanstack/react-query';
import { everySection } from '../data/live-data';
import { useUiConfig } from '../settings/ui-config.store';
import { call } from '../wire/call';

/** A thing that tasks are about: `{ thing: 'property', thingId }`. */
export interface TaskSubject {
  thing: string;
  thingId: string;
}

/** What waits for the signed-in person in all sections, or about one thing, the most urgent first. */
export function useTasks(about?: TaskSubject) {
  const language = useUiConfig((config) => config.language);
  return useQuery({
    queryKey: [everySection, 'tasks', language, about],
    queryFn: async ({ signal }) =>
      (await call('GET /api/v1/me/tasks', { query: { language, ...about }, signal })).data,
    enabled: about?.thingId !== '',
    staleTime: 30_000,
  });
}
