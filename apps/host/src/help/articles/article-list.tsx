import { useMessages } from '@courtyard/common';
import { Box, Button, Card, CardBody, CardHeader, Heading, Stack, Text } from '@courtyard/ui';
import { helpMessages } from '../help.messages';
import type { Article } from './article';
import { byTopic, type Topic } from './topics.rules';

const headingOf = (topic: Topic) => `topic-${topic}`;

interface ListProps {
  articles: readonly Article[];
  level?: 2 | 3;
}

export function ArticleList({ articles, level = 2 }: ListProps) {
  return articles.map(({ id, title, text }) => (
    <Card as="article" key={id} id={id}>
      <CardHeader title={title} level={level} />
      <CardBody>
        <Stack gap="2" maxWidth="prose">
          {text.map((paragraph) => (
            <Text key={paragraph} size="sm" tone="muted">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </CardBody>
    </Card>
  ));
}

/** All articles under what they are about. */
export function ArticlesByTopic({ articles }: ListProps) {
  const t = useMessages(helpMessages);
  return byTopic(articles).map(({ topic, articles: some }) => (
    <Stack key={topic} gap="4">
      <Heading as="h2" size="md" id={headingOf(topic)} tabIndex={-1} mt="4">
        {t(`topic.${topic}`)}
      </Heading>
      <ArticleList articles={some} level={3} />
    </Stack>
  ));
}

/** The way to each topic of a long page. */
export function TopicCard({ articles }: ListProps) {
  const t = useMessages(helpMessages);
  const goTo = (topic: Topic) => {
    const heading = document.getElementById(headingOf(topic));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <Card>
      <CardHeader title={t('topics')} />
      <CardBody>
        <Box as="ul" listStyleType="none">
          {byTopic(articles).map(({ topic, articles: some }) => (
            <Box as="li" key={topic} display="flex" alignItems="center" justifyContent="space-between" py="1">
              <Button size="sm" variant="link" onClick={() => goTo(topic)}>
                {t(`topic.${topic}`)}
              </Button>
              <Text as="span" size="sm" tone="muted" numeric>
                {some.length}
              </Text>
            </Box>
          ))}
        </Box>
      </CardBody>
    </Card>
  );
}
