import { useCan, useMessages } from '@courtyard/common';
import type { MailTemplate } from '@courtyard/contract/communications/mailing/template';
import { beginningOf } from '@courtyard/contract/fields/rich-text.rules';
import { mailingLabels } from '@courtyard/contract/communications/mailing/mailing.labels';
import {
  badgeOf,
  Card,
  CardBody,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  HStack,
  LinkButton,
  LoadingState,
  Page,
  Stack,
  Text,
} from '@courtyard/ui';
import { useRemoval } from '@courtyard/ui/details';
import { RowMenu } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { mailingPaths } from '../mailing-paths';
import { templates } from '../mailing.queries';
import { TemplateDialog } from './template.dialog';
import { templateMessages } from './template.messages';

const CategoryBadge = badgeOf(mailingLabels, 'category', {
  news: 'neutral',
  events: 'neutral',
  money: 'neutral',
  notice: 'attention',
});

/** `email-notifications/templates`. */
export function TemplatesPage() {
  const t = useMessages(templateMessages);
  const canKeep = useCan('Email Notification Update');
  const [open, setOpen] = useState<MailTemplate | 'new' | null>(null);
  const found = templates.useRead('GET /api/v1/mailing-templates');
  const removing = useRemoval(
    templates.useRemove().mutateAsync,
    ({ name }: { id: string; name: string }) => ({
      name,
      text: t('removeText'),
      verb: t('removeVerb'),
    }),
  );
  const add = { label: t('add'), icon: 'plus', onSelect: () => setOpen('new') } as const;
  return (
    <Page title={t('title')} description={t('description')} actions={{ primary: canKeep ? add : null }}>
      {found.isPending ? <LoadingState /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data?.length === 0 ? (
        <EmptyState icon="message" title={t('none')} description={t('noneText')} />
      ) : null}
      <Stack gap="3">
        {found.data?.map((template) => (
          <Card key={template.id}>
            <CardBody>
              <Flex
                direction={{ base: 'column', md: 'row' }}
                justify="space-between"
                align="start"
                gap={{ base: '3', md: '4' }}
              >
                <Stack gap="1" minWidth="0">
                  <HStack gap="2" flexWrap="wrap">
                    <Heading as="h2" size="md">
                      {template.name}
                    </Heading>
                    <CategoryBadge value={template.category} />
                  </HStack>
                  <Text size="sm" fontWeight="medium">
                    {template.subject}
                  </Text>
                  <Text size="sm" color="fg.muted" lineClamp={2}>
                    {beginningOf(template.body, 200)}
                  </Text>
                </Stack>
                {canKeep ? (
                  <HStack gap="2" flexShrink={0}>
                    <LinkButton variant="secondary" size="sm" to={mailingPaths.createFrom(template.id)}>
                      {t('use')}
                    </LinkButton>
                    <RowMenu
                      label={template.name}
                      items={[
                        { label: t('edit'), icon: 'edit', onSelect: () => setOpen(template) },
                        {
                          label: t('remove'),
                          icon: 'trash',
                          tone: 'danger',
                          onSelect: () => removing.ask(template),
                        },
                      ]}
                    />
                  </HStack>
                ) : null}
              </Flex>
            </CardBody>
          </Card>
        ))}
      </Stack>
      {open ? <TemplateDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
      {removing.dialog}
    </Page>
  );
}
