import { useMessages } from '@courtyard/common';
import { useNavigate } from '@courtyard/common/router';
import { Box, Button, Flex, IconButton, Input, Kbd, Text, VisuallyHidden } from '@courtyard/ui';
import { PaletteModal } from '@courtyard/ui/overlays';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { type Entry, inGroups, matching } from './entries.rules';
import { PaletteResults, rowId } from './palette-results';
import { recentEntries, rememberEntry } from './recent';
import { searchMessages } from './search.messages';
import { useActions, useLocalEntries, useRecordEntries } from './use-entries';
import { usePhrase } from './use-phrase';
import { useRecords } from './use-records';

/** Rows of a group that is found here. */
const mostOfGroup = 4;

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
        mostOfGroup,
      );
    return inGroups([
      ...matching(recent, text, 3),
      ...found,
      ...ofGroup('actions'),
      ...ofGroup('pages'),
      ...ofGroup('settings'),
      ...ofGroup('help'),
    ]);
  }, [text, recent, local, found]);
  return { groups, records };
}

/** One text for everything that has a name: records, pages, settings, actions and help. Default export: fetched when opened. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useMessages(searchMessages);
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups, records } = useFound(text);
  const rows = groups.flatMap(({ entries }) => entries);
  const active = rows.find(({ url }) => url === chosen) ?? rows[0];

  const open = (entry: Entry, inNewTab: boolean) => {
    rememberEntry(entry);
    if (inNewTab) return void window.open(entry.url, '_blank', 'noopener');
    onClose();
    void navigate(entry.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = active ? rows.indexOf(active) : -1;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && rows.length > 0) {
      event.preventDefault();
      setChosen(rows[(at + step + rows.length) % rows.length]?.url ?? null);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (active) open(active, event.ctrlKey || event.metaKey);
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
            }}
            onKeyDown={onKeyDown}
          />
        </Box>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </Flex>
      <Box flex="1" minHeight="0" overflowY="auto">
        {records.hasFailed ? (
          <Flex role="alert" align="center" gap="3" px="5" pt="3" wrap="wrap">
            <Text size="sm" flex="1" minWidth="12rem">
              {t('failed')}
            </Text>
            <Button size="sm" onClick={records.retry}>
              {t('retry')}
            </Button>
          </Flex>
        ) : null}
        <PaletteResults
          id={id}
          groups={groups}
          active={active}
          onPoint={({ url }) => setChosen(url)}
          onOpen={open}
        />
        {records.isPartial ? <Note>{t('partial')}</Note> : null}
        {isSettled && rows.length === 0 && !records.hasFailed ? (
          <Note title={t('nothing')}>{t('nothingText')}</Note>
        ) : null}
        {isAsked && !isSettled && rows.length === 0 ? <Note>{t('searching')}</Note> : null}
        {isAsked || rows.length > 0 ? null : <Note>{t('start')}</Note>}
      </Box>
      <VisuallyHidden role="status">
        {isSettled && rows.length > 0
          ? rows.length === 1
            ? t('foundOne')
            : t('found', { count: rows.length })
          : ''}
      </VisuallyHidden>
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
    { keys: ['Ctrl', '↵'], text: t('newTab') },
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
