import { useMessages } from '@courtyard/common';
import { Box, Button, Text } from '@courtyard/ui';
import { Dialog } from '@courtyard/ui/overlays';
import { useEffect, useState } from 'react';
import { useSeen } from '../use-seen';
import { TourRing } from './tour-ring';
import { tourMessages } from './tour.messages';

const stops = ['menu', 'home', 'administration', 'work', 'search', 'bell', 'help', 'profile'] as const;

type Stop = (typeof stops)[number];

/** Those that not everybody has: of who owns or rents a home, of who runs the community, of whom something waits for. */
const ofSome: Partial<Record<Stop, string>> = {
  home: 'nav a[href*="/properties/detail?id="], nav a[href$="/properties/mine"]',
  administration: 'nav a[href^="/administration/"]',
  work: 'main a[href="/tasks"]',
};

const isOnScreen = (element: Element) => element.getBoundingClientRect().width > 0;

/** What stands for an entry of a part that is folded: the button that unfolds it. */
const unfoldingOf = (element: Element): Element | null => {
  const folded = element.closest('[hidden]')?.id;
  return folded ? document.querySelector(`[aria-controls="${CSS.escape(folded)}"]`) : null;
};

/** What a stop is about, where it is on screen: on a phone some are not, and the menu is behind its button. */
function targetOf(stop: Stop): Element | null {
  const own = ofSome[stop];
  if (own === undefined)
    return [...document.querySelectorAll(`[data-tour=${stop}]`)].filter(isOnScreen).at(-1) ?? null;
  const found = [...document.querySelectorAll(own)];
  return found.flatMap((element) => [element, unfoldingOf(element) ?? []].flat()).find(isOnScreen) ?? null;
}

/** Where nothing can be pointed at, it is told all the same. */
const everybodys = stops.filter((stop) => !(stop in ofSome));

/** A short way around the shell, a dialog that points at one thing after the other. It counts as taken once it is closed. */
export default function Tour({ onClose }: { onClose: () => void }) {
  const t = useMessages(tourMessages);
  const { see } = useSeen();
  const [visible] = useState(() => {
    const found = stops.filter((stop) => targetOf(stop));
    return found.length > 0 ? found : everybodys;
  });
  const [at, setAt] = useState(0);
  const stop = visible[at] ?? 'menu';
  const isLast = at === visible.length - 1;
  const end = () => {
    see('tour');
    onClose();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') setAt((now) => Math.min(now + 1, visible.length - 1));
      if (event.key === 'ArrowLeft') setAt((now) => Math.max(now - 1, 0));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [visible]);

  return (
    <>
      <Dialog
        open
        size="sm"
        title={t(`${stop}.title`)}
        onClose={end}
        footer={
          <>
            <Text as="span" size="sm" tone="subtle" me="auto" alignSelf="center">
              {t('step', { at: at + 1, count: visible.length })}
            </Text>
            {at > 0 ? <Button onClick={() => setAt(at - 1)}>{t('back')}</Button> : null}
            <Button variant="primary" data-autofocus="" onClick={isLast ? end : () => setAt(at + 1)}>
              {isLast ? t('done') : t('next')}
            </Button>
          </>
        }
      >
        <Box minHeight="4rem" aria-live="polite">
          <Text size="sm" tone="muted">
            {t(`${stop}.text`)}
          </Text>
        </Box>
      </Dialog>
      <TourRing key={stop} target={() => targetOf(stop)} />
    </>
  );
}
