import { defineMessages, useAuth, useMessages, type ViewAs } from '@courtyard/common';
import { Box, Button, Flex, Icon, useFailureToast } from '@courtyard/ui';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { viewAsHeight } from './view-as-height';
import en from './view-as-line.en.json';
import es from './view-as-line.es.json';

const viewAsMessages = defineMessages({ en, es });

// A page of their own: nothing that was fetched for the member stays in it.
const leaveFor = (address: string) => window.location.assign(address);

/** As whom somebody looks on, and the way back to being themselves. When its time is over it goes that way by itself. */
export function ViewAsLine({ viewAs: { endsAt, from } }: { viewAs: ViewAs }) {
  const t = useMessages(viewAsMessages);
  const name = useAuth((state) => state.user?.displayName ?? '');
  const showFailure = useFailureToast();
  const [isStopping, setStopping] = useState(false);
  const stop = useCallback(async () => {
    setStopping(true);
    try {
      await useAuth.getState().endViewAs();
      leaveFor(from);
    } catch (error) {
      setStopping(false);
      showFailure(error);
    }
  }, [from, showFailure]);
  // Headings of tables stay in sight below it, and what is scrolled to comes below it.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--courtyard-sticky-top', `calc(4rem + ${viewAsHeight})`);
    return () => void style.removeProperty('--courtyard-sticky-top');
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void stop(), Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, stop]);
  return (
    <Flex
      align="center"
      gap="3"
      height="full"
      px={{ base: '4', md: '6' }}
      bg="status.attention.subtle"
      color="status.attention.fg"
      fontSize="sm"
      lineHeight="sm"
    >
      <Icon name="eye" />
      <Box as="span" minWidth="0" lineClamp={2}>
        {t('viewing', { name })}
      </Box>
      <Button size="xs" ms="auto" flexShrink="0" loading={isStopping} onClick={() => void stop()}>
        {t('stop')}
      </Button>
    </Flex>
  );
}
