import { type ComponentType, lazy, type ReactElement } from 'react';

/** A page of a named export whose code is fetched when the page is first shown. */
export function lazyPage<N extends string>(
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
): ReactElement {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return <Page />;
}
