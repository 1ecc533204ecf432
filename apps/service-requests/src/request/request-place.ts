import type { RequestPlace, RequestSummary } from '@courtyard/contract/service-requests/request/request';

/** "Aspen 101 · Kitchen" */
export const placeText = (place: RequestPlace | null, location?: string | null): string | null =>
  [place?.name, location].filter(Boolean).join(' · ') || null;

/** "#12 Leak under the sink" */
export const requestName = ({ number, title }: Pick<RequestSummary, 'number' | 'title'>): string =>
  `#${number} ${title}`;
