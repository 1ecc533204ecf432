import type { SlotSubject } from './slot';
import { type ComponentType, lazy, type ReactElement } from 'react';

type Load<N extends string> = () => Promise<Record<N, ComponentType>>;

const lazyExport = <N extends string>(load: Load<N>, name: N) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));

/** A page of a named export whose code is fetched when the page is first shown. */
export function lazyPage<N extends string>(load: Load<N>, name: N): ReactElement {
  const Page = lazyExport(load, name);
  return <Page />;
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
