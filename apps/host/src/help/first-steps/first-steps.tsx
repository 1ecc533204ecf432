import { call, useAuth, useMessages, useUiConfig } from '@courtyard/common';
import { Link } from '@courtyard/common/router';
import type { FirstStep } from '@courtyard/contract';
import { stepsAtAGlance } from '@courtyard/contract/platform/dashboard/at-a-glance.values';
import { Box, Button, Card, CardBody, CardHeader, Flex, Icon } from '@courtyard/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bootSession } from '../../app/entry/boot';
import { useHelp } from '../help.store';
import { useSeen } from '../use-seen';
import { titleIn } from '../../registry/title-in';
import { firstStepsMessages } from './first-steps.messages';

function useFirstSteps() {
  const memberId = useAuth((state) => state.user?.memberId);
  return useQuery({
    queryKey: ['shell', 'first-steps', memberId],
    queryFn: async ({ signal }) => (await call('GET /api/v1/shell/first-steps', { signal })).data,
    // It came with the page, so that nothing moves when it is there.
    initialData: () => bootSession()?.firstSteps,
    initialDataUpdatedAt: () => (bootSession() ? performance.timeOrigin : 0),
  });
}

/** What to do in the first days, until all of it is done or the person puts the list away. */
export function FirstSteps() {
  const t = useMessages(firstStepsMessages);
  const [isWhole, setWhole] = useState(false);
  const { data: steps = [] } = useFirstSteps();
  const { hasSeen, see } = useSeen();
  const show = useHelp((state) => state.show);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length || hasSeen('first-steps')) return null;
  const isLong = steps.length > stepsAtAGlance;
  const shown = isLong && !isWhole ? steps.filter(({ isDone }) => !isDone).slice(0, stepsAtAGlance) : steps;
  return (
    <Card aria-label={t('title')} mb="5">
      <CardHeader
        title={t('title')}
        description={t('progress', { done, count: steps.length })}
        actions={
          <>
            <Button size="sm" onClick={() => show('tour')}>
              {t('tour')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => see('first-steps')}>
              {t('hide')}
            </Button>
          </>
        }
      />
      <CardBody>
        <Box
          as="ul"
          listStyleType="none"
          display="grid"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
          columnGap="6"
        >
          {shown.map((step) => (
            <li key={step.id}>
              <Step step={step} />
            </li>
          ))}
        </Box>
        {isLong ? (
          <Button size="sm" variant="ghost" mt="2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('all', { count: steps.length })}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}

const rowStyles = { align: 'center', gap: '3', minHeight: '9', py: '1.5', fontSize: 'sm' } as const;

function Step({ step }: { step: FirstStep }) {
  const t = useMessages(firstStepsMessages);
  const language = useUiConfig((config) => config.language);
  const title = titleIn(step, language);
  if (step.isDone) {
    return (
      <Flex {...rowStyles} color="fg.subtle">
        <Box as="span" display="inline-flex" color="status.ok.fg">
          <Icon name="check" size="sm" label={t('done')} />
        </Box>
        {title}
      </Flex>
    );
  }
  return (
    <Flex
      {...rowStyles}
      asChild
      borderRadius="md"
      _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
    >
      <Link to={step.url}>
        <Box as="span" display="inline-flex" color="fg.subtle">
          <Icon name="chevron-right" size="sm" />
        </Box>
        {title}
      </Link>
    </Flex>
  );
}
