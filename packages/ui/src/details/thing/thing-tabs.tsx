import { useSearchParams } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { Tabs, type TabSpec } from '../../overlays/tabs';
import { useDetailsTexts } from '../details.messages';

interface ThingTabsProps {
  /** The thing that the page is about: `?id=`, or of its path. */
  thing: { id: string; name: string };
  overview: ReactNode;
  /** Between overview and history. */
  tabs?: readonly TabSpec<string>[];
  history: ReactNode;
}

/** The parts of a thing's page, one of them in the address: `&tab=`. */
export function ThingTabs({ thing, overview, tabs = [], history }: ThingTabsProps) {
  const t = useDetailsTexts();
  const [params, setParams] = useSearchParams();
  const items: TabSpec<string>[] = [
    { value: 'overview', label: t('overview'), content: overview },
    ...tabs,
    { value: 'history', label: t('history'), content: history },
  ];
  return (
    <Tabs
      label={t('partsOf', { name: thing.name })}
      items={items}
      value={items.find(({ value }) => value === params.get('tab'))?.value ?? 'overview'}
      onChange={(tab) =>
        setParams({ ...(params.has('id') && { id: thing.id }), ...(tab !== 'overview' && { tab }) })
      }
    />
  );
}
