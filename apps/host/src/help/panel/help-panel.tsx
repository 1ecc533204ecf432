import { useFormats, useMessages, useUiConfig } from '@courtyard/common';
import { useLocation } from '@courtyard/common/router';
import { Badge, Box, Button, Heading, LinkButton, Stack, Text } from '@courtyard/ui';
import { Drawer } from '@courtyard/ui/overlays';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ShortcutTable } from '../../layout/shortcuts/shortcut-table';
import { shortcutMessages } from '../../layout/shortcuts/shortcuts.messages';
import { useShortcutGroups } from '../../layout/shortcuts/use-shortcut-groups';
import { articles } from '../articles/articles';
import { helpMessages } from '../help.messages';
import { news, newsMessages } from '../news/news';
import { newestNewsOn, newsMark } from '../news/newest-news';
import { useSeen } from '../use-seen';
import { articlesFor } from './articles-for.rules';

const maxArticles = 4;

/** Help for the page that is shown, what is new, the tour, and the shortcuts. */
export default function HelpPanel({ onClose, onTour }: { onClose: () => void; onTour: () => void }) {
  const t = useMessages(helpMessages);
  const tShortcuts = useMessages(shortcutMessages);
  const language = useUiConfig((config) => config.language);
  const { pathname } = useLocation();
  const groups = useShortcutGroups();
  const found = articlesFor(articles[language], pathname, maxArticles);
  return (
    <Drawer
      open
      size="sm"
      title={t('panel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTour}>{t('takeTour')}</Button>
          <LinkButton to="/help-support" onClick={onClose}>
            {t('allArticles')}
          </LinkButton>
        </>
      }
    >
      <Stack gap="6">
        <Part title={t('thisPage')}>
          {found.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('noArticles')}
            </Text>
          ) : null}
          {found.map(({ id, title, text }) => (
            <Box as="details" key={id} {...(found.length === 1 ? { open: true } : {})} fontSize="sm">
              <Box as="summary" py="1" fontWeight="medium" cursor="pointer">
                {title}
              </Box>
              <Stack gap="2" pb="2">
                {text.map((paragraph) => (
                  <Text key={paragraph} size="sm" tone="muted">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            </Box>
          ))}
          <LinkButton
            size="sm"
            mt="3"
            to={`/help-support/tickets?ask=${encodeURIComponent(pathname)}`}
            onClick={onClose}
          >
            {t('askAboutPage')}
          </LinkButton>
        </Part>
        <NewsPart />
        <Part title={tShortcuts('title')}>
          <Stack gap="4">
            {groups.map((group) => (
              <ShortcutTable key={group.title} {...group} />
            ))}
            <Box>
              <LinkButton size="sm" to="/help-support/shortcuts" onClick={onClose}>
                {tShortcuts('all')}
              </LinkButton>
            </Box>
          </Stack>
        </Part>
      </Stack>
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h3" size="xs" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** What releases brought; read once it was open. */
function NewsPart() {
  const t = useMessages(helpMessages);
  const tNews = useMessages(newsMessages);
  const formats = useFormats();
  const { isKnown, hasSeen, see } = useSeen();
  const [wasUnread] = useState(() => !hasSeen(newsMark(newestNewsOn)));
  // Once: a mark that is refused is taken back, and would be sent again for as long as the panel is open.
  const isSent = useRef(false);
  useEffect(() => {
    if (!isKnown || isSent.current) return;
    isSent.current = true;
    see(newsMark(newestNewsOn));
  }, [isKnown, see]);
  return (
    <Part title={t('news')}>
      <Stack gap="3">
        {news.map(({ on, key }) => (
          <Box key={key}>
            <Text size="sm" fontWeight="medium">
              {tNews(`${key}.title`)}{' '}
              {wasUnread && on === newestNewsOn ? (
                <Badge size="sm" tone="accent">
                  {t('new')}
                </Badge>
              ) : null}
            </Text>
            <Text size="xs" tone="subtle">
              {formats.day(on)}
            </Text>
            <Text size="sm" tone="muted">
              {tNews(`${key}.text`)}
            </Text>
          </Box>
        ))}
      </Stack>
    </Part>
  );
}
