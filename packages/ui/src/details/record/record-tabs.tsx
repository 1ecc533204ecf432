import { useSearchParams } from '@courtyard/common/router';
import type { ReactNode } from 'react';
import { Tabs, type TabSpec } from '../../overlays/tabs';
import { useDetailsTexts } from '../details.messages';

interface RecordTabsProps {
  /** The record that the page is about: `?id=`, or of its path. */
  record: { id: string; name: string };
  overview: ReactNode;
  /** Between overview and history. */
  tabs?: readonly TabSpec<string>[];
  history: ReactNode;
}

/** The parts of a record's page, one of them in the address: `&tab=`. */
export function RecordTabs({ record, overview, tabs = [], history }: RecordTabsProps) {
  const t = useDetailsTexts();
  const [params, setParams] = useSearchParams();
  const items: TabSpec<string>[] = [
    { value: 'overview', label: t('overview'), content: overview },
    ...tabs,
    { value: 'history', label: t('history'), content: history },
  ];
  return (
    <Tabs
      label={t('partsOf', { name: record.name })}
      items={items}
      value={items.find(({ value }) => value === params.get('tab'))?.value ?? 'overview'}
      onChange={(tab) =>
        setParams({ ...(params.has('id') && { id: record.id }), ...(tab !== 'overview' && { tab }) })
      }
    />
  );
}
