import { useMessages, useUiConfig } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import {
  Box,
  Button,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  Flex,
  Grid,
  Input,
  LinkButton,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { useState } from 'react';
import { ShortcutTable } from '../layout/shortcuts/shortcut-table';
import { shortcutMessages } from '../layout/shortcuts/shortcuts.messages';
import { searchShortcuts, useShortcutGroups } from '../layout/shortcuts/use-shortcut-groups';
import { ArticleList, ArticlesByTopic, TopicCard } from './articles/article-list';
import { searchArticles } from './articles/article-search.rules';
import { articles } from './articles/articles';
import { helpMessages } from './help.messages';

/** Short articles, found by their words; the words are in the address. */
export default function HelpPage() {
  const t = useMessages(helpMessages);
  const language = useUiConfig((config) => config.language);
  const tShortcuts = useMessages(shortcutMessages);
  const groups = useShortcutGroups();
  const [search, setSearch] = useSearchParams();
  const words = search.get('search') ?? '';
  // The address follows in a transition: a field that showed what it says would lose keys and the caret meanwhile.
  const [typed, setTyped] = useState({ text: words, address: words });
  // It has followed; or Back or a link changed it, which lead.
  if (typed.address !== words) setTyped({ text: words, address: words });
  const found = searchArticles(articles[language], typed.text);
  const isSearched = typed.text.trim() !== '';
  const keys = isSearched ? searchShortcuts(groups, typed.text) : [];
  const find = (text: string) => {
    setTyped({ text, address: typed.address });
    setSearch(text ? { search: text } : {}, { replace: true });
  };

  return (
    <Page title={t('title')} description={t('text')}>
      <Grid
        templateColumns={{ base: '1fr', lg: '1fr 22rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <Stack gap="4">
          <Input
            type="search"
            icon="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed.text}
            onChange={(event) => find(event.target.value)}
          />
          <Text size="sm" tone="subtle" role="status">
            {t('found', { count: found.length })}
          </Text>
          {found.length + keys.length === 0 ? (
            <Card>
              <EmptyState title={t('nothing', { words: typed.text })} description={t('nothingText')}>
                <Button onClick={() => find('')}>{t('clear')}</Button>
              </EmptyState>
            </Card>
          ) : null}
          {isSearched ? <ArticleList articles={found} /> : <ArticlesByTopic articles={found} />}
          {keys.length > 0 ? (
            <Card aria-label={tShortcuts('title')}>
              <CardHeader title={tShortcuts('title')} />
              <CardBody>
                <Stack gap="4">
                  {keys.map((group) => (
                    <ShortcutTable key={group.title} {...group} level="h3" />
                  ))}
                </Stack>
              </CardBody>
            </Card>
          ) : null}
        </Stack>
        <Box as="aside" position={{ base: 'static', lg: 'sticky' }} top="5rem">
          <Stack gap="5">
            {isSearched ? null : <TopicCard articles={found} />}
            <Card>
              <CardHeader title={t('askTitle')} description={t('askText')} />
              <CardBody>
                <Flex wrap="wrap" gap="2">
                  <LinkButton to="/help-support/tickets?ask=">{t('ask')}</LinkButton>
                  <LinkButton to="/help-support/tickets">{t('tickets')}</LinkButton>
                </Flex>
              </CardBody>
            </Card>
            <Card>
              <CardHeader title={tShortcuts('title')} description={tShortcuts('text')} />
              <CardBody>
                <LinkButton to="/help-support/shortcuts">{tShortcuts('all')}</LinkButton>
              </CardBody>
            </Card>
          </Stack>
        </Box>
      </Grid>
    </Page>
  );
}
