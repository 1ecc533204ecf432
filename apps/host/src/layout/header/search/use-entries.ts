import { useFormats, useMessages, usePermissions, useUiConfig } from '@courtyard/common';
import type { RegisteredSection, SearchHit, SectionAction } from '@courtyard/contract';
import { useMemo } from 'react';
import { useRegistry } from '../../../registry/registry.store';
import { titleIn } from '../../../registry/title-in';
import { useDestinations } from '../../destinations/use-destinations';
import { useArticles } from '../../../help/articles/use-articles';
import type { Entry } from './entries.rules';
import { actionUrl, withSaid } from './phrase.rules';
import { searchMessages } from './search.messages';
import type { Phrase } from './use-phrase';

const noSections: readonly RegisteredSection[] = [];

const useSections = () => useRegistry((state) => state.registry?.sections ?? noSections);

/** What the sections offer to do, as far as this person may. */
export function useActions(): SectionAction[] {
  const sections = useSections();
  const permissions = usePermissions();
  return useMemo(
    () =>
      sections
        .flatMap(({ actions = [] }) => actions)
        .filter(({ permission }) => permission === undefined || permissions.has(permission)),
    [sections, permissions],
  );
}

/** What is found without asking the server: pages, settings, actions and help. */
export function useLocalEntries(actions: readonly SectionAction[]): Entry[] {
  const language = useUiConfig((config) => config.language);
  const t = useMessages(searchMessages);
  const destinations = useDestinations();
  const articles = useArticles();
  return useMemo(() => {
    const places = destinations.map(({ title, place, url }): Entry => {
      const isSetting = url.includes('#') || url.startsWith('/administration');
      return {
        group: isSetting ? 'settings' : 'pages',
        title,
        detail: place,
        icon: isSetting ? 'settings' : 'file-text',
        url,
      };
    });
    const doing = actions.map((action): Entry => ({
      group: 'actions',
      title: titleIn(action, language),
      icon: 'plus',
      url: action.url,
      words: [...action.words.en, ...action.words.es],
    }));
    const help = (articles?.[language] ?? []).map(({ title, text }): Entry => ({
      group: 'help',
      title,
      detail: t('help'),
      icon: 'help',
      url: `/help-support?search=${encodeURIComponent(title)}`,
      words: text,
    }));
    return [...doing, ...places, ...help];
  }, [destinations, actions, articles, language, t]);
}

/** Records as rows: what the kind of each is called stands with its section. */
export function useRecordEntries(hits: readonly SearchHit[], phrase: Phrase | null): Entry[] {
  const sections = useSections();
  const language = useUiConfig((config) => config.language);
  const t = useMessages(searchMessages);
  const formats = useFormats();
  return useMemo(() => {
    const when = (moment: string | null | undefined) => moment && formats.moment(moment);
    const recordOf = (hit: SearchHit): Entry => {
      const kinds = sections.find(({ id }) => id === hit.section)?.search ?? [];
      const kind = kinds.find((each) => each.kind === hit.kind);
      const parts = [
        kind && titleIn(kind, language),
        when(hit.happensAt),
        hit.subtitle,
        hit.isArchived ? t('archived') : null,
      ];
      const detail = parts.filter(Boolean).join(' · ');
      return { group: 'records', title: hit.title, detail, icon: kind?.icon ?? 'file-text', url: hit.url };
    };
    if (!phrase || phrase.problem) return hits.map(recordOf);
    const { action, day, moment } = phrase;
    const whenSaid = when(moment) ?? (day ? formats.day(day) : undefined);
    // A day alone, without a record: which one it is for is chosen on the action's page.
    if (action.record && whenSaid && phrase.rest === '') {
      const url = withSaid(action.url, action.record, { day, moment });
      const title = titleIn(action, language);
      return [{ group: 'actions', title, detail: whenSaid, icon: 'calendar', url }];
    }
    return hits.flatMap((hit): Entry[] => {
      if (!action.record || hit.kind !== action.record.kind) return [recordOf(hit)];
      return [
        {
          group: 'actions',
          title: t('doWith', { action: titleIn(action, language), record: hit.title }),
          detail: whenSaid,
          icon: 'calendar',
          url: actionUrl(action.record, hit.id, { day, moment }),
        },
        recordOf(hit),
      ];
    });
  }, [hits, phrase, sections, language, t, formats]);
}
