import { useMessages } from '@courtyard/common';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { type GateProps, ThingGate, useThingId } from '@courtyard/ui/details';
import { areaPaths } from './area-paths';
import { areaMessages } from './common-area.messages';
import { commonAreas } from './common-area.queries';

/** A page about the area `?id=`. */
export function AreaGate(props: GateProps<CommonArea>) {
  const t = useMessages(areaMessages);
  const id = useThingId();
  return (
    <ThingGate
      id={id}
      query={commonAreas.useOne(id)}
      t={t}
      title={t('area')}
      list={areaPaths.list}
      {...props}
    />
  );
}
