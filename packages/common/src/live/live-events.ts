import { isRecord } from '../browser-storage';
import { baseAddress } from '../wire/base-address';

/** What the server pushes: something changed, ask again. It carries no data of its own. */
export interface LiveEvent {
  topic: 'registry' | 'permissions' | 'notification' | 'section-data' | 'signed-out';
  section?: string;
}

type Listener = (event: LiveEvent) => void;

const topics = ['registry', 'permissions', 'notification', 'section-data', 'signed-out'] as const;
const longestDelayMs = 60_000;
const listeners = new Set<Listener>();

/** Hears every event while the connection stands. Gives the function that stops it. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the one connection of this tab (server-sent events, session cookie) and keeps it: a browser gives up
 * after an error status, so that it is opened again with growing delays. Gives the function that closes it.
 */
export function connectLiveEvents(): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const open = () => {
    const opened = new EventSource(`${baseAddress()}/api/v1/shell/events`, { withCredentials: true });
    source = opened;
    opened.addEventListener('open', () => (failures = 0));
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, delayMs(++failures));
    });
    for (const topic of topics) opened.addEventListener(topic, (event) => tell(topic, event.data));
  };
  open();

  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** 2 s, 4 s, 8 s … up to a minute, spread so that a restarted server is not asked by everybody at once. */
function delayMs(failures: number): number {
  return Math.min(longestDelayMs, 1_000 * 2 ** failures) * (0.5 + Math.random() / 2);
}

function tell(topic: LiveEvent['topic'], data: unknown): void {
  const section = sectionOf(data);
  for (const listener of listeners) listener(section === undefined ? { topic } : { topic, section });
}

function sectionOf(data: unknown): string | undefined {
  try {
    const parsed: unknown = typeof data === 'string' && data !== '' ? JSON.parse(data) : null;
    return isRecord(parsed) && typeof parsed.section === 'string' ? parsed.section : undefined;
  } catch {
    return undefined;
  }
}
