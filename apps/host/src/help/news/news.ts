import { defineMessages } from '@courtyard/common';
import en from './news.en.json';
import es from './news.es.json';

export const newsMessages = defineMessages({ en, es });

/** What releases brought, the newest first, each with the day of its release; it ships with them. */
export const news = [
  { on: '2026-11-23', key: 'tickets' },
  { on: '2026-11-23', key: 'firstSteps' },
  { on: '2026-11-22', key: 'notifications' },
  { on: '2026-11-22', key: 'views' },
  { on: '2026-11-22', key: 'language' },
  { on: '2026-11-22', key: 'home' },
  { on: '2026-11-22', key: 'profile' },
  { on: '2026-11-22', key: 'help' },
] as const;
