import { useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { Box, ErrorLine, Flex, IconButton, Input, Kbd, Text, VisuallyHidden } from '@courtyard/ui';
import { PaletteModal } from '@courtyard/ui/overlays';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { type Entry, inGroups, matching } from './entries.rules';
import { PaletteResults, rowId } from './palette-results';
import { recentEntries, rememberEntry } from './recent';
import { thisKeyboard } from '../../shortcuts/keyboard.rules';
import { searchMessages } from './search.messages';
import { useActions, useLocalEntries, useRecordEntries } from './use-entries';
import { usePhrase } from './use-phrase';
import { useRecords } from './use-records';

/** Rows of a group that is found here. */
const maxOfGroup = 4;

/** What is there for a text: at once what is known here, then what the server finds. */
function useFound(text: string) {
  const actions = useActions();
  const local = useLocalEntries(actions);
  const phrase = usePhrase(actions, text);
  const records = useRecords(phrase ? phrase.rest : text);
  const found = useRecordEntries(records.hits, phrase);
  const [recent] = useState(recentEntries);
  const groups = useMemo(() => {
    if (text.trim() === '') return inGroups([...recent, ...local.filter(({ group }) => group === 'actions')]);
    const ofGroup = (group: Entry['group']) =>
      matching(
        local.filter((entry) => entry.group === group),
        text,
        maxOfGroup,
      );
    const all = [
      ...matching(recent, text, 3),
      ...(records.isOld ? found.map((entry) => ({ ...entry, isOld: true })) : found),
      ...ofGroup('actions'),
      ...ofGroup('pages'),
      ...ofGroup('settings'),
      ...ofGroup('help'),
    ];
    return inGroups(all, text);
  }, [text, recent, local, found, records.isOld]);
  return { groups, records, problem: phrase?.problem ?? null };
}

/** One text for everything that has a name: records, pages, settings, actions and help. Default export: fetched when opened. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useMessages(searchMessages);
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups, records, problem } = useFound(text);
  const rows = groups.flatMap(({ entries }) => entries);
  const active = rows.find(({ url }) => url === chosen) ?? (rows[0]?.isOld ? undefined : rows[0]);
  /** Enter was pressed for what is not there yet. */
  const awaited = useRef<{ inNewTab: boolean } | null>(null);

  const open = (entry: Entry, inNewTab: boolean) => {
    rememberEntry(entry);
    if (inNewTab) return void window.open(entry.url, '_blank', 'noopener');
    onClose();
    void navigate(entry.url);
  };
  const openAwaited = useEffectEvent(() => {
    const { current } = awaited;
    awaited.current = null;
    if (current && active) open(active, current.inNewTab);
  });
  useEffect(() => {
    if (!records.isOld) openAwaited();
  }, [records.isOld]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = active ? rows.indexOf(active) : Math.min(0, -step);
    if (step !== 0 && rows.length > 0) {
      event.preventDefault();
      setChosen(rows[(at + step + rows.length) % rows.length]?.url ?? null);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const inNewTab = event.ctrlKey || event.metaKey;
    if (active) open(active, inNewTab);
    else if (records.isOld) awaited.current = { inNewTab };
  };
  const isAsked = text.trim() !== '';
  const isSettled = isAsked && !records.isSearching;

  return (
    <PaletteModal label={t('search')} onClose={onClose}>
      <Flex gap="2" align="center" p="3" borderBottomWidth="1px" borderColor="border.default">
        <Box flex="1" minWidth="0">
          <Input
            type="search"
            icon="search"
            role="combobox"
            data-autofocus
            autoComplete="off"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && rowId(id, active)}
            aria-busy={records.isSearching}
            placeholder={t('placeholder')}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(null);
              awaited.current = null;
            }}
            onKeyDown={onKeyDown}
          />
        </Box>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </Flex>
      <Box flex="1" minHeight="0" overflowY="auto" tabIndex={0}>
        {records.hasFailed ? (
          <Box px="5" pt="3">
            <ErrorLine onRetry={records.retry}>{t('failed')}</ErrorLine>
          </Box>
        ) : null}
        <PaletteResults
          id={id}
          groups={groups}
          active={active}
          onPoint={({ url }) => setChosen(url)}
          onOpen={open}
        />
        {/* Said to who listens, and shown where the rows do not say it. */}
        <Box role="status">
          {records.isPartial ? <Note>{t('partial')}</Note> : null}
          {problem ? <Note title={t(problem)}>{t(`${problem}Text`)}</Note> : null}
          {isSettled && rows.length === 0 && !problem && !records.hasFailed ? (
            <Note title={t('nothing')}>{t('nothingText')}</Note>
          ) : null}
          {isAsked && !isSettled && rows.length === 0 ? <Note>{t('searching')}</Note> : null}
          {isSettled && rows.length > 0 ? (
            <VisuallyHidden>
              {rows.length === 1 ? t('foundOne') : t('found', { count: rows.length })}
            </VisuallyHidden>
          ) : null}
        </Box>
        {isAsked || rows.length > 0 ? null : <Note>{t('start')}</Note>}
      </Box>
      <KeyHints />
    </PaletteModal>
  );
}

function Note({ title, children }: { title?: string; children: string }) {
  return (
    <Box px="5" py="4">
      {title ? <Text size="sm">{title}</Text> : null}
      <Text size="sm" tone="muted">
        {children}
      </Text>
    </Box>
  );
}

/** For those who have keys. */
function KeyHints() {
  const t = useMessages(searchMessages);
  const hints = [
    { keys: ['↑', '↓'], text: t('move') },
    { keys: ['↵'], text: t('open') },
    { keys: [thisKeyboard() === 'mac' ? '⌘' : 'Ctrl', '↵'], text: t('newTab') },
  ];
  return (
    <Flex
      aria-hidden
      display={{ base: 'none', md: 'flex' }}
      gap="4"
      px="5"
      py="2"
      bg="bg.subtle"
      borderTopWidth="1px"
      borderColor="border.default"
    >
      {hints.map(({ keys, text }) => (
        <Flex key={text} align="center" gap="1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <Text size="xs" tone="muted">
            {text}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
