import { useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { ThingActions } from '@courtyard/ui/details';
import { lazy, Suspense, useState } from 'react';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { detailsMessages } from './details.messages';

// Its form is a module of its own that reading needs nothing of.
const ReplacementDialog = lazy(async () => ({
  default: (await import('./replacement.dialog')).ReplacementDialog,
}));

export function ReserveComponentActions({ component }: { component: ReserveComponent }) {
  const t = useMessages(detailsMessages);
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <ThingActions
        thing={component}
        paths={reserveComponentPaths}
        remove={reserveComponents.useRemove().mutateAsync}
        removal={{
          text: t('removeText'),
          verb: t('removeVerb'),
          done: t('removed', { name: component.name }),
        }}
        items={[{ label: t('replace'), icon: 'refresh', onSelect: () => setReplacing(true) }]}
      />
      <Suspense fallback={null}>
        {isReplacing ? <ReplacementDialog component={component} onClose={() => setReplacing(false)} /> : null}
      </Suspense>
    </>
  );
}
