import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component';
import { ThingGate } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { componentPaths } from './component-paths';
import { componentMessages } from './component.messages';
import { reserveComponents } from './reserve-component.queries';

interface ComponentGateProps {
  form?: boolean;
  children: (component: ReserveComponent) => ReactNode;
}

/** A page about the reserve component `?id=`. */
export function ComponentGate(props: ComponentGateProps) {
  const t = useMessages(componentMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const missing = {
    title: t('missingTitle'),
    text: t('missingText'),
    to: componentPaths.list,
    link: t('all'),
  };
  return (
    <ThingGate
      id={id}
      query={reserveComponents.useOne(id)}
      title={t('component')}
      missing={missing}
      {...props}
    />
  );
}
