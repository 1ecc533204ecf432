import { useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { CommonArea } from '@courtyard/contract/properties/common-area/common-area';
import { ThingGate } from '@courtyard/ui/details';
import type { ReactNode } from 'react';
import { areaPaths } from './area-paths';
import { areaMessages } from './common-area.messages';
import { commonAreas } from './common-area.queries';

interface AreaGateProps {
  form?: boolean;
  children: (area: CommonArea) => ReactNode;
}

/** A page about the common area `?id=`. */
export function AreaGate(props: AreaGateProps) {
  const t = useMessages(areaMessages);
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const missing = { title: t('missingTitle'), text: t('missingText'), to: areaPaths.list, link: t('all') };
  return <ThingGate id={id} query={commonAreas.useOne(id)} title={t('area')} missing={missing} {...props} />;
}
