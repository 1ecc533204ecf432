import { type ComponentType, isValidElement, lazy, type ReactElement, useState } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { SectionRoutes } from './section';
import type { SlotSubject } from './slot';

type Load<N extends string> = () => Promise<Record<N, ComponentType>>;

const lazyExport = <N extends string>(load: Load<N>, name: N) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));

/** What fetches the code of the pages that `lazyPage` made. */
const fetches = new WeakMap<object, () => Promise<unknown>>();

/**
 * A page of a named export whose code is fetched when the page is first shown, or by `preloadPage` before. What has come by
 * then is drawn at once: React holds what it waited for back until its stand-in was to be seen for a while.
 */
export function lazyPage<N extends string>(load: Load<N>, name: N): ReactElement {
  let found: ComponentType | undefined;
  const fetched = async () => (found ??= (await load())[name]);
  const Lazy = lazy(async () => ({ default: await fetched() }));
  function Page() {
    // For as long as it is shown: another component would begin anew.
    const [Current] = useState(() => found ?? Lazy);
    return <Current />;
  }
  const element = <Page />;
  fetches.set(element, fetched);
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
export const lazyCard = lazyExport;

/**
 * What is told its subject, fetched when it is shown: what does a task in place, once its verb is pressed, and a panel of
 * another section's page.
 */
export const lazyTask = <N extends string>(
  load: () => Promise<Record<N, ComponentType<{ subject: SlotSubject }>>>,
  name: N,
) => lazy(async () => ({ default: (await load())[name] }));
