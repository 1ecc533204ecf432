import { useFormats, useMessages } from '@courtyard/common';
import type { SectionSetting } from '@courtyard/contract';
import { sectionsMessages } from './sections.messages';
import { CollapsibleList } from './folded-list';

/** Who changed what, newest first. */
export function SectionHistory({ history }: Pick<SectionSetting, 'history'>) {
  const t = useMessages(sectionsMessages);
  const formats = useFormats();
  const entries = history.map(({ at, actor, change }) => ({
    key: `${at} ${change}`,
    text: change,
    note: `${actor}, ${formats.moment(at)}`,
  }));
  return <CollapsibleList title={t('history')} empty={t('noHistory')} entries={entries} />;
}

/** What browsers told of in the last seven days: per release and kind, the latest first. */
export function SectionFailures({ failures }: Pick<SectionSetting, 'failures'>) {
  const t = useMessages(sectionsMessages);
  const formats = useFormats();
  const entries = failures.map(({ version, kind, count, file, lastAt }) => ({
    key: `${version} ${kind}`,
    text: t('failure', { version, what: t(kind), count }),
    note: [file, t('lastFailure', { when: formats.moment(lastAt) })].filter(Boolean).join(', '),
  }));
  const count = failures.reduce((sum, failure) => sum + failure.count, 0);
  return <CollapsibleList title={t('failures', { count })} empty={t('noFailures')} entries={entries} />;
}
