import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { keysGoOn } from '../../actions/keys/key-target';
import { LinkButton } from '../../actions/links';
import { Card, CardBody } from '../../layout/card';
import { Heading, VisuallyHidden } from '../../layout/text';
import { useLacksRoomBeside } from '../../layout/use-is-narrow';
import { Sheet } from '../../overlays/modal/dialog';
import { chakra } from '../../theme/styled';
import { useDetailsTexts } from '../details.messages';

interface ListPreviewProps {
  /** What the row is called. */
  name: string;
  /** Address of its own page; none where it has none. */
  to: string | undefined;
  onClose: () => void;
  /** What is told of it. */
  children: ReactNode;
}

const Beside = chakra('aside', {
  base: {
    position: 'sticky',
    top: 'calc({sizes.bar} + {spacing.4})',
    maxHeight: 'calc(100dvh - {sizes.bar} - {spacing.8})',
    overflowY: 'auto',
    minWidth: '0',
    borderRadius: 'lg',
    animation: 'appear {durations.fast} ease-out both',
    _print: { display: 'none' },
  },
});

/** The row that one is on at a glance: beside the list where there is room, else a sheet from below. */
export function ListPreview({ name, to, onClose, children }: ListPreviewProps) {
  const t = useDetailsTexts();
  const isSheet = useLacksRoomBeside();
  const title = t('previewOf', { name });
  const open =
    to === undefined ? null : (
      <LinkButton to={to} size={isSheet ? 'md' : 'sm'}>
        {t('open')}
      </LinkButton>
    );
  if (isSheet) {
    return (
      <Sheet open title={name} onClose={onClose} footer={open}>
        {/* The focus stays on the sheet while it follows the list behind. */}
        <VisuallyHidden aria-live="polite" {...keysGoOn}>
          {title}
        </VisuallyHidden>
        {children}
      </Sheet>
    );
  }
  return (
    <Beside aria-label={title}>
      <Card>
        <chakra.header display="flex" alignItems="flex-start" gap="2" px="5" pt="4" pb="3">
          <Heading as="h2" size="sm" flex="1" minWidth="0" overflowWrap="anywhere" pt="1">
            {name}
          </Heading>
          {open}
          <IconButton icon="close" size="sm" label={t('closePreview')} onClick={onClose} />
        </chakra.header>
        <CardBody>{children}</CardBody>
      </Card>
    </Beside>
  );
}
