import { lazyOverlay, useCan, useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { useRecordActions } from '@courtyard/ui/details';
import { useState } from 'react';
import { reserveComponentPaths } from '../reserve-component-paths';
import { reserveComponents } from '../reserve-component.queries';
import { detailsMessages } from './details.messages';

// Its form is a module of its own that reading needs nothing of.
const ReplacementDialog = lazyOverlay(async () => (await import('./replacement.dialog')).ReplacementDialog);

/** What can be done with a reserve component; `dialog` is drawn anywhere on its page. */
export function useReserveComponentActions(component: ReserveComponent) {
  const t = useMessages(detailsMessages);
  const may = useCan('Reserve Component Update');
  const [isReplacing, setReplacing] = useState(false);
  const { actions, dialog } = useRecordActions({
    may,
    record: component,
    paths: reserveComponentPaths,
    remove: reserveComponents.useRemove().mutateAsync,
    removal: {
      text: t('removeText'),
      verb: t('removeVerb'),
      done: t('removed', { name: component.name }),
    },
    items: [{ label: t('replace'), icon: 'refresh', onSelect: () => setReplacing(true) }],
  });
  const dialogs = (
    <>
      {dialog}
      {isReplacing ? <ReplacementDialog component={component} onClose={() => setReplacing(false)} /> : null}
    </>
  );
  return { actions, dialog: dialogs };
}
