import { useMessages } from '@courtyard/common';
import type { ReserveComponent } from '@courtyard/contract/properties/reserve-component/reserve-component';
import { type GateProps, ThingGate, useThingId } from '@courtyard/ui/details';
import { reserveComponentPaths } from './reserve-component-paths';
import { reserveComponentMessages } from './reserve-component.messages';
import { reserveComponents } from './reserve-component.queries';

/** A page about the reserve component `?id=`. */
export function ReserveComponentGate(props: GateProps<ReserveComponent>) {
  const t = useMessages(reserveComponentMessages);
  const id = useThingId();
  return (
    <ThingGate
      id={id}
      query={reserveComponents.useOne(id)}
      t={t}
      title={t('reserveComponent')}
      list={reserveComponentPaths.list}
      {...props}
    />
  );
}
