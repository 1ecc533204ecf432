import { type ComponentType, type FunctionComponent, isValidElement, type ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { lazyAgain } from './lazy-again';
import type { SectionRoutes } from './section';
import type { SlotSubject } from './slot';

type Load<N extends string, Props = {}> = () => Promise<Record<N, ComponentType<Props>>>;

/** webpack gave up on a file: its tries failed, or its time was over while it may still be on its way. */
const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Fetches code; asks once more where its chunk was lost, which takes one that arrived after its time. */
async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (isLostChunk(error)) return load();
    throw error;
  }
}

function fetchOnce<N extends string, Props extends object>(load: Load<N, Props>, name: N) {
  let found: ComponentType<Props> | undefined;
  return {
    now: () => found,
    load: async () => (found ??= (await loadTwice(load))[name]),
  };
}

/** A component of a named export whose code is fetched when it is first shown. */
export const lazyComponent = <N extends string, Props extends object>(
  load: Load<N, Props>,
  name: N,
): FunctionComponent<Props> => lazyAgain(fetchOnce(load, name));

/** What fetches the code of the pages that `lazyPage` made. */
const fetches = new WeakMap<object, () => Promise<unknown>>();

/**
 * A page of a named export whose code is fetched when the page is first shown, or by `preloadPage` before. What has come by
 * then is drawn at once: React holds what it waited for back until its stand-in was to be seen for a while.
 */
export function lazyPage<N extends string>(load: Load<N>, name: N): ReactElement {
  const fetched = fetchOnce(load, name);
  const Page = lazyAgain(fetched);
  const element = <Page />;
  fetches.set(element, fetched.load);
  return element;
}

/** Fetches the code of the page that a section's routes show at a path. Rejects where it cannot be fetched. */
export async function preloadPage(
  routes: SectionRoutes,
  { basePath, pathname }: { basePath: string; pathname: string },
): Promise<void> {
  const matches = matchRoutes(routes, pathname, basePath) ?? [];
  await Promise.all(
    matches.map(async ({ route: { element } }) => {
      if (isValidElement(element)) await fetches.get(element)?.();
    }),
  );
}

/** A card whose code is fetched when the dashboard shows it: the module that names the cards stays a list of names. */
export const lazyCard = <N extends string>(load: Load<N>, name: N): FunctionComponent =>
  lazyComponent(load, name);

/**
 * What is told its subject, fetched when it is shown: what does a task in place, once its verb is pressed, and a panel of
 * another section's page.
 */
export const lazyTask = <N extends string>(
  load: Load<N, { subject: SlotSubject }>,
  name: N,
): FunctionComponent<{ subject: SlotSubject }> => lazyComponent(load, name);
