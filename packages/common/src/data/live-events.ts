import { isRecord } from '../settings/browser-storage';
import { baseAddress } from '../wire/base-address';

/** What the server pushes: something changed, ask again. It carries no data of its own. */
export interface LiveEvent {
  topic: 'registry' | 'permissions' | 'notification' | 'section-data' | 'community' | 'signed-out';
  section?: string;
  /** The whole community hears it at once: ask again after a moment of one's own. */
  toAll?: boolean;
}

type Listener = (event: LiveEvent) => void;

const topics = [
  'registry',
  'permissions',
  'notification',
  'section-data',
  'community',
  'signed-out',
] as const;
/** What may have changed while nobody listened. Asking for the permissions asks for the sections too. */
const missable = ['permissions', 'section-data', 'notification', 'community'] as const;
const longestDelayMs = 60_000;
const unseenMs = 30_000;
const listeners = new Set<Listener>();

/** Hears every event while the connection stands. Gives the function that stops it. */
export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the one connection of this tab (server-sent events, session cookie) and keeps it: a browser gives up after an
 * error status, so that it is opened again with growing delays. A tab that nobody sees lets go of it after half a
 * minute, since a browser has few connections for all tabs of a site. Whenever it stands again, everything counts as
 * changed.
 * Gives the function that closes it.
 */
export function connectLiveEvents(): () => void {
  let source: EventSource | null = null;
  let repair: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let couldHaveMissed = false;

  const open = () => {
    const opened = new EventSource(`${baseAddress()}/api/v1/shell/events`, { withCredentials: true });
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      if (couldHaveMissed) emitMissable();
      couldHaveMissed = true;
    });
    opened.addEventListener('error', () => {
      if (opened === source && opened.readyState === EventSource.CLOSED)
        repair = setTimeout(open, delayMs(++failures));
    });
    for (const topic of topics) opened.addEventListener(topic, (event) => emit(topic, event.data));
  };
  const close = () => {
    clearTimeout(repair);
    source?.close();
    source = null;
  };
  const onVisibility = () => {
    clearTimeout(rest);
    if (document.visibilityState === 'hidden') rest = setTimeout(close, unseenMs);
    else if (!source) {
      failures = 0;
      // Told once the stream stands: what is answered before could miss a change that comes in between.
      couldHaveMissed = true;
      open();
    }
  };
  open();
  document.addEventListener('visibilitychange', onVisibility);

  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(rest);
    close();
  };
}

/** 2 s, 4 s, 8 s … up to a minute, spread so that a restarted server is not asked by everybody at once. */
function delayMs(failures: number): number {
  return Math.min(longestDelayMs, 1_000 * 2 ** failures) * (0.5 + Math.random() / 2);
}

function emit(topic: LiveEvent['topic'], data: unknown): void {
  const event: LiveEvent = { topic, ...detailsOf(data) };
  for (const listener of listeners) listener(event);
}

const emitMissable = () => missable.forEach((topic) => emit(topic, null));

function detailsOf(data: unknown): Pick<LiveEvent, 'section' | 'toAll'> {
  try {
    const parsed: unknown = typeof data === 'string' && data !== '' ? JSON.parse(data) : null;
    if (!isRecord(parsed)) return {};
    const { section, toAll } = parsed;
    return { ...(typeof section === 'string' && { section }), ...(toAll === true && { toAll }) };
  } catch {
    return {};
  }
}
