import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

/** Makes each component whose code failed to load ready to ask for it again. */
const failed = new Set<() => void>();

/**
 * Lets the next rendering fetch what failed, which React.lazy never does. For an error boundary, once it shows the error: before,
 * React would render what it caught again, and the failure would never show.
 */
export function forgetFailedCode(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** As React.lazy, of a component that `forgetFailedCode` can have fetched again. What has come is drawn at once. */
export function lazyAgain<Props extends object>(fetched: {
  now: () => ComponentType<Props> | undefined;
  load: () => Promise<ComponentType<Props>>;
}): FunctionComponent<Props> {
  let pending: ComponentType<Props> | undefined;
  const ask = () => {
    const asked = lazy(async () => {
      try {
        return { default: await fetched.load() };
      } catch (error) {
        failed.add(() => {
          if (pending === asked) pending = undefined;
        });
        throw error;
      }
    });
    return asked;
  };
  return function Lazy(props: Props) {
    // For as long as it is shown: another component would begin anew.
    const [Current] = useState(() => fetched.now() ?? (pending ??= ask()));
    return <Current {...props} />;
  };
}
