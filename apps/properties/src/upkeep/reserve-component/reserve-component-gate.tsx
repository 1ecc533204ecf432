import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { ThingGate } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { reserveComponentPaths } from './reserve-component-paths';
import { reserveComponentMessages } from './reserve-component.messages';
import { reserveComponents } from './reserve-component.queries';

interface ComponentGateProps {
  form?: boolean;
  children: (component: ReserveComponent) => ReactNode;
}

/** A page about the reserve component `?id=`. */
export function ReserveComponentGate(props: ComponentGateProps) {
  const t = useMessages(reserveComponentMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const missing = {
    title: t('missingTitle'),
    text: t('missingText'),
    to: reserveComponentPaths.list,
    link: t('all'),
  };
  return (
    <ThingGate
      id={id}
      query={reserveComponents.useOne(id)}
      title={t('reserveComponent')}
      missing={missing}
      {...props}
    />
  );
}
